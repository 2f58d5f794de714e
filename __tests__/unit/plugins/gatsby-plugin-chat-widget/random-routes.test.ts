import fc from 'fast-check';
import { compileEligibility } from '../../../../plugins/gatsby-plugin-chat-widget/src/eligibility';
import { createWidget } from '../../../../plugins/gatsby-plugin-chat-widget/src/widget';
import { createWorld, outcomes, settle } from './fake-provider';
import type { Global, Outcome, ScriptOutcome } from './fake-provider';

const isEligible = compileEligibility(['/docs{,/**}'], ['/docs/changelog{,/**}', '**/private/**']);

interface Visit {
  path: string;
  mountOutcome: Outcome;
  unmountOutcome: Outcome;
  global: Global;
  scriptOutcome: ScriptOutcome;
  /** What happens before the reader goes on. */
  then: 'nothing' | 'settle' | 'time passes' | 'script loads' | 'script is blocked';
}

const visit: fc.Arbitrary<Visit> = fc.record({
  path: fc.constantFrom('/', '/docs', '/docs/a', '/docs/a/b/', '/docs/changelog/2024', '/docs/private/x', '/guides'),
  mountOutcome: fc.constantFrom(...outcomes),
  unmountOutcome: fc.constantFrom(...outcomes),
  global: fc.constantFrom('provider', 'provider', 'another object', 'nothing', 'garbage', 'throws'),
  scriptOutcome: fc.constantFrom('loads', 'is blocked', 'never answers'),
  then: fc.constantFrom('nothing', 'settle', 'settle', 'time passes', 'script loads', 'script is blocked'),
});

const isFault = (outcome: Outcome): boolean => outcome === 'throws' || outcome === 'rejects';

describe('1,000 random route changes with random provider faults', () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown): void => void unhandled.push(reason);
  beforeAll(() => void process.on('unhandledRejection', note));
  afterAll(() => void process.off('unhandledRejection', note));

  it('CHT-03…CHT-11 the widget is there exactly where it belongs', async () => {
    const seen = { shown: 0, hidden: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { maxLength: 1000, size: 'max' }), async (visits) => {
        const world = createWorld();
        const widget = createWidget('w1', world.host);
        let hasRun = false;
        for (const { path, then, ...faults } of visits) {
          Object.assign(world, faults);
          const isSettled = then !== 'nothing';
          widget.want(isEligible(path));
          if (then === 'time passes') world.passTime();
          if (then === 'script loads') world.finishScript('loads');
          if (then === 'script is blocked') world.finishScript('is blocked');
          if (isSettled) await settle();

          expect(world.scriptTags).toBeLessThanOrEqual(1);
          expect(world.widgets).toBeLessThanOrEqual(1);
          hasRun ||= world.mounts.length > 0;
          if (!isSettled) continue;
          const isHealthy =
            hasRun &&
            (faults.global === 'provider' || faults.global === 'another object') &&
            !isFault(faults.mountOutcome) &&
            !isFault(faults.unmountOutcome);
          if (isHealthy) {
            expect(world.widgets === 1).toBe(isEligible(path));
            seen[world.widgets === 1 ? 'shown' : 'hidden'] += 1;
          }
        }
      }),
      { numRuns: 20, examples: [[fc.sample(visit, 1000)]] },
    );
    // A turn of the event loop, after which Node reports what nobody handled.
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled).toEqual([]);
    expect(Math.min(seen.shown, seen.hidden)).toBeGreaterThan(100);
  }, 30_000);
});
