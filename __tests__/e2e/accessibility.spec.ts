import { pageKinds } from './support/page-kinds';
import { expectAccessible, open, test } from './support/test';

for (const { name, path } of pageKinds) {
  test(`PRF-02 CLR-12 ${name} has no violation in either colour mode`, async ({ page }) => {
    await open(page, path);
    await expectAccessible(page);
  });
}
