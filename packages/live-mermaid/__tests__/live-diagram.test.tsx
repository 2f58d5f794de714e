import { renderToString } from 'react-dom/server';
import { LiveDiagram } from '../src/component/LiveDiagram';

it('shows its source until it is drawn, which no browser translates and the keyboard reaches', () => {
  const html = renderToString(<LiveDiagram source="pie" alt="Shares." />);
  expect(html).toMatch(/<pre (?=[^>]*translate="no")(?=[^>]*tabindex="0")[^>]*><code class="language-mermaid">pie</i);
});
