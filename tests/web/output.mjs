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
  await visitor.page.context().close();
}

const NESTED = `first, second = [], []
for _ in range(90):
    first, second = [first], [second]
print(first == second, len(repr(first)))
`;

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
  await depth(browser, url);
}
