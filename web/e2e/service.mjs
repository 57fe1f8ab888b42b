// A service of its own for a run: a fresh database, `serve` and `work` on free ports; ended with its processes.
import { execFileSync, spawn } from "node:child_process";
import { createServer } from "node:net";
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

const PYTHON = process.env.KINGSCOURT_PYTHON ?? "python3";
const POSTGRES = process.env.KINGSCOURT_TEST_POSTGRES ?? "postgresql://127.0.0.1:5432";

export function freePort() {
  return new Promise((found) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}

function sql(statement) {
  execFileSync("psql", [`${POSTGRES}/postgres`, "-q", "-c", statement], { stdio: ["ignore", "ignore", "inherit"] });
}

async function start(kind, environment, output) {
  const child = spawn(PYTHON, ["-m", "kingscourt.server", kind], { env: environment, stdio: ["ignore", output, output] });
  child.on("exit", (code) => {
    if (code) console.error(`${kind} ended with ${code}`);
  });
  return child;
}

/** Starts everything; `stop` ends it and drops the database; `drop` kills and restarts `serve` alone. */
export async function startService(output = "ignore") {
  const database = `kingscourt_e2e_${process.pid}`;
  sql(`CREATE DATABASE ${database}`);
  const port = await freePort();
  const environment = {
    ...process.env,
    KINGSCOURT_DIRECTORY: `${POSTGRES}/${database}`,
    KINGSCOURT_SECRET: randomBytes(16).toString("hex"),
    KINGSCOURT_SUBJECTS: database,
    KINGSCOURT_PORT: String(port),
    KINGSCOURT_LOG_LEVEL: "warning",
  };
  const migrate = "import os; from kingscourt.server.config import read_config; from kingscourt.server.operate import migrate_schema; migrate_schema(read_config(os.environ), 'head')";
  execFileSync(PYTHON, ["-c", migrate], { env: environment, stdio: ["ignore", "ignore", "inherit"] });
  let serve = await start("serve", environment, output);
  const work = await start("work", environment, output);
  const url = `http://127.0.0.1:${port}`;
  await ready(url);
  return {
    url,
    async restart() {
      serve.kill("SIGKILL");
      await sleep(1500);
      serve = await start("serve", environment, output);
      await ready(url);
    },
    async stop() {
      serve.kill();
      work.kill();
      await sleep(1500);
      sql(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
    },
  };
}

async function ready(url) {
  for (let tries = 0; tries < 600; tries += 1) {
    try {
      if ((await fetch(`${url}/readyz`)).ok) return;
    } catch {
      // not yet
    }
    await sleep(200);
  }
  throw new Error("the service did not start");
}

if (process.argv[1] === import.meta.filename) {
  const service = await startService("inherit");
  console.log(service.url);
  process.on("SIGTERM", () => service.stop().then(() => process.exit(0)));
  process.on("SIGINT", () => service.stop().then(() => process.exit(0)));
  await new Promise(() => undefined);
}
