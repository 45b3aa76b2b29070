// What programs print, and how deep what they do may go.
import { check, same, step, visitorOf } from "./visitor.mjs";

const PRINTED = `import sys
for i in range(3):
    print(f"step {i}", end="\\r")
print("done  ")
print("\\x1b[31mred\\x1b[0m", "long line\\r\\x1b[Kshort", "ab\\bc", "crlf\\r", sep="\\n")
sys.stderr.write("warn\\rWARN\\n")
def g():
    return 1 / 0
g()
`;

const REFUSED = `import mindspore
@mindspore.jit
def f(x):
    return x @ x
f(mindspore.Tensor([[1.0, 2.0]]))
`;

async function terminal(browser, url) {
  const visitor = await visitorOf(browser, url);
  await step("lines are written over as in a terminal, and colours are left out", async () => {
    await visitor.write(PRINTED);
    await visitor.run();
    const lines = (await visitor.output()).split("\n");
    same(lines.slice(0, 6).join("|"), "done  |red|short|ac|crlf|WARN", "output");
  });
  await step("places of a traceback lead to their lines", async () => {
    const places = visitor.page.locator(".output a.place");
    same((await places.allTextContents()).join("|"), 'File "playground.py", line 9|File "playground.py", line 8', "places");
    await places.first().click();
    same(await visitor.page.locator(".cm-activeLine").textContent(), "g()", "line");
    check(!visitor.page.url().includes("#"), "the address has changed");
  });
  await step("so do places below what a graph raises", async () => {
    await visitor.write(REFUSED);
    await visitor.run();
    const place = visitor.page.locator(".output a.place", { hasText: "In file" });
    same(await place.textContent(), "In file playground.py:4", "place");
    await place.click();
    same(await visitor.page.locator(".cm-activeLine").textContent(), "    return x @ x", "line");
  });
  await visitor.page.context().close();
}

const NESTED = `first, second = [], []
for _ in range(90):
    first, second = [first], [second]
print(first == second, len(repr(first)))
`;

async function following(browser, url) {
  await step("the end of the output is in view, also of a run that another pane was looked at during", async () => {
    const visitor = await visitorOf(browser, url);
    const { page } = visitor;
    await visitor.write("for i in range(500):\n    print(i)\nraise ValueError('the end')\n");
    await visitor.show("report");
    await visitor.run();
    const distance = () => page.locator("#output").evaluate((view) => view.scrollHeight - view.scrollTop - view.clientHeight);
    await visitor.show("output");
    check((await distance()) < 2, `${await distance()} pixels from the end`);
    await page.locator("#output").evaluate((view) => new Promise((done) => {
      view.addEventListener("scroll", done, { once: true });
      view.scrollTo(0, 100);
    }));
    await visitor.show("report");
    await visitor.show("output");
    same(await page.locator("#output").evaluate((view) => view.scrollTop), 100, "where the visitor had scrolled to");
    await page.context().close();
  });
}

async function depth(browser, url) {
  await step("lists that are nested ninety deep are compared and printed", async () => {
    const visitor = await visitorOf(browser, url);
    await visitor.write(NESTED);
    await visitor.run();
    same((await visitor.output()).trim(), "True 182", "output");
    await visitor.page.context().close();
  });
}

export async function output(browser, url) {
  await terminal(browser, url);
  await following(browser, url);
  await depth(browser, url);
}
