import { renderMarkdown, renderPreview } from '../../src/markdown/renderMarkdown';
import { OFFLINE_PATH } from '../../src/offline/offlinePage';
import { POLICY_NAME } from '../../src/trustedTypes';
import { hostileMarkdown } from '../markdown/hostileMarkdown';
import { expect, test } from './fixtures';

test('no Markdown brings anything dangerous into a page of the site', async ({ page }) => {
  test.slow();
  expect(hostileMarkdown.length).toBeGreaterThan(5000);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route(/^https:/, (route) => route.abort());
  // A page without scripts: the policy's name is still free, and nothing else may create HTML.
  await page.goto(OFFLINE_PATH);
  const rendered = hostileMarkdown.flatMap((markdown) =>
    [...new Set([renderMarkdown(markdown, 'Table'), renderPreview(markdown)])].map((html) => ({
      markdown,
      html,
    })),
  );
  const dangerous = await page.evaluate(
    async ([items, policyName]) => {
      const policy = window.trustedTypes!.createPolicy(policyName, {
        createHTML: (html: string) => html,
      });
      const container = document.createElement('div');
      document.body.append(container);
      const allowedTags =
        /^(A|B|BLOCKQUOTE|BR|CODE|DEL|DIV|EM|H[2-6]|HR|IMG|LI|OL|P|PRE|STRONG|TABLE|TBODY|TD|TH|THEAD|TR|UL)$/;
      const allowedAttributes =
        /^(align|alt|aria-label|class|data-bare|data-task|decoding|href|id|loading|referrerpolicy|rel|role|src|start|tabindex|title)$/;
      const isDangerous = (element: Element) => {
        if (!allowedTags.test(element.tagName)) return true;
        if (element.getAttributeNames().some((name) => !allowedAttributes.test(name))) return true;
        // An id of its own cannot take a name that a script of the page looks for.
        if (element.id && !element.id.startsWith('at-')) return true;
        const address = element.getAttribute('href') ?? element.getAttribute('src');
        const schemes = element.tagName === 'IMG' ? /^https:$/ : /^(https?|mailto|xmpp|ircs?):$/;
        // An address that the browser cannot parse leads nowhere.
        if (address === null || !URL.canParse(address, location.href)) return false;
        return !schemes.test(new URL(address, location.href).protocol);
      };
      const found = items.filter(({ html }) => {
        // The document of a template requests no pictures.
        const template = document.createElement('template');
        template.innerHTML = policy.createHTML(html) as unknown as string;
        const bad = [...template.content.querySelectorAll('*')].filter(isDangerous);
        container.replaceChildren(document.importNode(template.content, true));
        return bad.length > 0;
      });
      await new Promise((resolve) => setTimeout(resolve, 100));
      return found;
    },
    [rendered, POLICY_NAME] as const,
  );
  expect(dangerous).toEqual([]);
  expect(dialogs).toEqual([]);
});
