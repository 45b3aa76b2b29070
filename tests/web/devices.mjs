// Servers that a page may meet: one whose device departs from the reference, and those to which no connection comes about
// or with which it breaks. Each has its own words and a remedy.
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { check, freePort, one_ulp, page_folder, same, serve, step, Visitor } from "./visitor.mjs";

const TOKEN = "test-token";
const EXACT_PROGRAM = `import numpy as np
import mindspore
from mindspore import Tensor

@mindspore.jit
def f(a, b):
    return a * b + b

print(f(Tensor(np.ones((2, 3)) * 0.3, mindspore.float32), Tensor(np.ones((2, 3)), mindspore.float32)))
`;
/** Five calls each of forty graphs, of which the page keeps four. */
const MANY_PROGRAM = `import mindspore
from mindspore import Tensor

@mindspore.jit
def f(a, b):
    return a - b

for n in range(1, 41):
    for _ in range(5):
        f(Tensor([1.0] * n), Tensor([0.5] * n))
`;
/** Exact as all of the program's operators are: one ULP is beyond tolerance. */
const BAD_OPERATOR = "Add";

async function departures(visitor) {
  await step(`a device whose ${BAD_OPERATOR} is one ULP off fails, and the verdict names the operator`, async () => {
    await visitor.write(EXACT_PROGRAM);
    const status = await visitor.run();
    check(/^Finished/.test(status), `status: ${status}`);
    const verdict = await visitor.replay();
    await visitor.shot("one-ulp");
    check(verdict.includes("beyond tolerance") && verdict.includes(`first at ${BAD_OPERATOR}`), `verdict: ${verdict}`);
    check((await visitor.page.locator("#launches tr.bad").count()) > 0, "no row is marked");
    return verdict;
  });
  await step("its operators stand one by one, with the element that departs and the line", async () => {
    const rows = visitor.page.locator(".operators[open] tbody tr");
    same((await rows.locator("td:nth-child(2)").allTextContents()).join(" "), "Mul Add", "operators");
    same(await rows.nth(0).locator("td").last().textContent(), "same bits", "Mul");
    const departure = await rows.nth(1).locator("td").last().textContent();
    check(/^element \[0, 0\] is 1\.3\d+, expected 1\.3\d*$/.test(departure), `Add: ${departure}`);
    await rows.nth(1).locator("button.line").click();
    same(await visitor.page.locator(".cm-activeLine").textContent(), "    return a * b + b", "line");
  });
  await step("a launch leads to the graph that it ran", async () => {
    const row = visitor.page.locator("#launches tbody tr").last();
    const link = row.locator("button.line");
    const number = /^graph (\d+)$/.exec(await link.textContent())?.[1];
    check(number, `the link says ${await link.textContent()}`);
    await link.click();
    await visitor.page.waitForSelector(".picture svg .node");
    check((await visitor.page.locator("#compile option:checked").textContent()).startsWith(`${number}. `), "another graph is shown");
  });
}

/** Speaks the handshake, then ends the connection with a close frame of this code, or without one; null: says nothing more but `answer`, where there is one. */
function quitter(code, answer) {
  const server = createServer().on("upgrade", (request, socket) => {
    const accept = createHash("sha1").update(`${request.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest("base64");
    socket.on("error", () => {});
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`);
    if (answer) socket.once("data", () => socket.write(answer));
    if (code !== null) socket.once("data", () => (code ? socket.end(Buffer.from([0x88, 2, code >> 8, code & 255])) : socket.destroy()));
  });
  return new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(server)));
}

/** A server that answers whatever it is asked with this header, in a frame of the device protocol. */
function answering(header) {
  const json = Buffer.from(JSON.stringify(header));
  const frame = Buffer.alloc(Math.ceil((4 + json.length) / 8) * 8);
  frame.writeUInt32LE(json.length);
  json.copy(frame, 4);
  const length = frame.length < 126 ? [frame.length] : [126, frame.length >> 8, frame.length & 255];
  return quitter(null, Buffer.concat([Buffer.from([0x82, ...length]), frame]));
}

async function versions(verdict) {
  const ours = "The client speaks version 1 of the device protocol, and this server version 2: take both from one refjit";
  const theirs = "The server speaks version 2 of the device protocol, and this client version 1: take both from one refjit";
  const refusal = { id: 1, op: "error", error: { kind: "protocol", type: "ProtocolError", message: `[hello] ${ours.charAt(0).toLowerCase()}${ours.slice(1)}` } };
  await step("a server of another protocol version is told apart, whichever side notices", async () => {
    for (const [header, expected] of [[refusal, ours], [{ id: 1, op: "hello", protocol: 2, machine: {} }, theirs]]) {
      const server = await answering(header);
      const said = await verdict(`ws://127.0.0.1:${server.address().port}/v1`);
      server.closeAllConnections();
      server.close();
      same(said, `${expected}. The page that this server serves itself fits it.`, "verdict");
    }
  });
}

async function refusals(visitor, port) {
  const verdict = async (address) => {
    await visitor.show("device");
    await visitor.page.fill("#server", address);
    return visitor.replay();
  };
  await step("what is no server's address is met with an example of one", async () => {
    for (const address of ["", "hello", "http://127.0.0.1:8765/", "ws://"]) {
      const said = await verdict(address);
      check(said.startsWith("A server's address begins with ws://"), `no help for '${address}': ${said}`);
    }
  });
  await step("a wrong token, another origin, a missing server, no server at all: each is told apart, with what helps", async () => {
    const wrong = await verdict(`ws://127.0.0.1:${port}/v1?token=wrong`);
    check(wrong.includes("does not know this token") && !wrong.includes("wrong"), `wrong token: ${wrong}`);
    const other = await freePort();
    await serve(one_ulp, ["serve", BAD_OPERATOR, String(other), TOKEN], /devices\s+ws:\/\/\S+/);
    const foreign = await verdict(`ws://127.0.0.1:${other}/v1?token=${TOKEN}`);
    check(foreign.includes(`lets in no pages from http://127.0.0.1:${port}`) && foreign.includes("--allow-origin"), `other origin: ${foreign}`);
    const missing = await verdict(`ws://127.0.0.1:${await freePort()}/v1?token=x`);
    check(missing.startsWith("No server answers at") && missing.includes("refjit serve"), `missing server: ${missing}`);
    const stranger = createServer((_request, response) => response.writeHead(404, { "access-control-allow-origin": "*" }).end());
    await new Promise((ready) => stranger.listen(0, "127.0.0.1", ready));
    const strange = await verdict(`ws://127.0.0.1:${stranger.address().port}/v1`);
    stranger.close();
    check(strange.includes("is no device server"), `another kind of server: ${strange}`);
  });
  await versions(verdict);
  await step("a connection that breaks says so, and whether the server was stopped", async () => {
    for (const [code, expected] of [[0, "broke"], [1001, "was stopped"], [1009, "takes no frames as large"]]) {
      const server = await quitter(code);
      const said = await verdict(`ws://127.0.0.1:${server.address().port}/v1`);
      server.close();
      check(said.includes(expected), `code ${code}: ${said}`);
    }
  });
}

async function stopping(visitor) {
  await step("a replay says how far it is, and Stop ends it", async () => {
    const { page } = visitor;
    const server = await quitter(null);
    await visitor.show("device");
    await page.fill("#server", `ws://127.0.0.1:${server.address().port}/v1`);
    await page.click("text=Connect and replay");
    check(await page.locator("#stop-replay").isVisible(), "no Stop");
    await page.click("#stop-replay");
    same(await page.locator("#verdict").textContent(), "The replay was stopped.", "verdict");
    check(await page.locator("#stop-replay").isHidden(), "Stop stays");
    await page.click("text=Connect and replay");
    await page.click("#run");  // does not wait for it
    await page.waitForFunction(() => document.querySelector("#status").textContent.startsWith("Finished"));
    server.closeAllConnections();
    server.close();
  });
  await step("many launches are counted while they are replayed", async () => {
    await visitor.write(MANY_PROGRAM);
    await visitor.run();
    await visitor.show("device");
    await visitor.page.evaluate(() => {
      window.told = [];
      new MutationObserver(() => window.told.push(document.querySelector("#stage > :not([hidden])").textContent)).observe(document.querySelector("#stage"), { subtree: true, childList: true, characterData: true });
    });
    await visitor.page.fill("#server", own);
    const verdict = await visitor.replay();
    check(verdict.includes("160 launches replayed"), `verdict: ${verdict}`);
    const told = await visitor.page.evaluate(() => window.told);
    check(told.some((text) => /\d+ of 160 launches replayed …/.test(text)), `told: ${told.map((text) => text.slice(0, 40))}`);
    const more = await visitor.page.locator("#stage > :not([hidden]) .hint").first().textContent();
    check(more.startsWith("40 more launches of the run"), `unkept: ${more}`);
  });
}

async function strangers(browser, native) {
  await step("a page that came from another machine takes the token of its address", async () => {
    const [, port] = await serve(native, ["serve", "--port", "0", "--address", "0.0.0.0", "--token", TOKEN, "--page", page_folder], /devices\s+ws:\/\/[^:]+:(\d+)/);
    const visitor = new Visitor(await browser.newPage());
    await visitor.open(`http://127.0.0.1:${port}/?token=${TOKEN}`);
    await visitor.page.waitForFunction(() => document.querySelector("#server").value);
    same(await visitor.page.inputValue("#server"), `ws://127.0.0.1:${port}/v1?token=${TOKEN}`, "address");
  });
}

let own = "";

export async function devices(browser, native) {
  const port = await freePort();
  await serve(one_ulp, ["serve", BAD_OPERATOR, String(port), TOKEN, page_folder], /devices\s+ws:\/\/\S+/);
  const visitor = new Visitor(await browser.newPage({ viewport: { width: 1440, height: 900 } }));
  await visitor.open(`http://127.0.0.1:${port}/`);
  await departures(visitor);
  await visitor.show("device");
  own = await visitor.page.inputValue("#server");
  await stopping(visitor);
  await refusals(visitor, port);
  await strangers(browser, native);
}
