// Starts a service for one run: a fresh database, two `serve` processes and one `work` process on free ports.
import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const ROOT = join(import.meta.dirname, "../..");
const POSTGRES = process.env.KINGSCOURT_TEST_POSTGRES ?? "postgresql://127.0.0.1:5432";
export const PYTHON = process.env.KINGSCOURT_PYTHON ?? join(ROOT, ".venv/bin/python");

let started = 0; // services of this run, each with its own database
const GUIDE = "docs/author/hidden-dice.md";

/** Write the game that a guide builds; it is installed for whoever has the folder on its path. */
function writeGuideGame(pythonPath) {
  const folder = mkdtempSync(join(tmpdir(), "kingscourt-guide-"));
  execFileSync(PYTHON, ["-m", "tests.docs.guide_files", GUIDE, folder], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: pythonPath },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return folder;
}

const listen = (server) => new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const close = (server) => new Promise((resolve) => server.close(resolve));

/** Find free ports. All are held until the last one is found, so they are all different. */
export async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer());
  await Promise.all(servers.map(listen));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map(close));
  return ports;
}

function sql(statement) {
  execFileSync("psql", [`${POSTGRES}/postgres`, "-q", "-c", statement], { stdio: ["ignore", "ignore", "inherit"] });
}

function requireFile(file, advice) {
  if (!existsSync(file)) throw new Error(`${file} is missing: ${advice}`);
}

function environmentOf(database, port) {
  return {
    ...process.env,
    KINGSCOURT_DIRECTORY: `${POSTGRES}/${database}`,
    KINGSCOURT_SECRET: "",
    KINGSCOURT_NATS_PREFIX: database,
    KINGSCOURT_PORT: String(port),
    KINGSCOURT_LOG_LEVEL: "warning",
    KINGSCOURT_BOT_PAUSES: "false", // whole games would take minutes longer
    KINGSCOURT_TABLES_PER_HOUR: "1000",
    KINGSCOURT_GUESTS_PER_MINUTE: "1000",
    KINGSCOURT_ANONYMOUS_REQUESTS_PER_MINUTE: "100000",
    KINGSCOURT_WORK_PER_PERSON: "5000",
    KINGSCOURT_LARGER_NETWORKS: "127.0.0.0/8=100",
    KINGSCOURT_OPEN_TABLES_PER_PERSON: "1000",
  };
}

/** A process that should run until it is stopped. */
class ServiceProcess {
  constructor(kind, environment, output) {
    Object.assign(this, { kind, environment, output });
    this.start();
  }

  start() {
    const command = ["-m", "kingscourt.server", this.kind];
    this.child = spawn(PYTHON, command, { env: this.environment, stdio: ["ignore", this.output, this.output] });
    this.gone = new Promise((tell) => this.child.on("exit", (code) => tell(code)));
    this.child.on("exit", (code) => code && console.error(`${this.kind} ended with ${code}`));
  }

  async stop(signal = "SIGTERM") {
    const { child } = this;
    child.kill(signal);
    const late = setTimeout(() => child.kill("SIGKILL"), 12_000);
    await this.gone;
    clearTimeout(late);
  }
}

/** The folders that Python searches first: the sources of a checkout, if it is named, then what the caller has set. */
function pythonPathOf(checkout) {
  return [checkout && join(checkout, "src"), process.env.PYTHONPATH].filter(Boolean).join(delimiter);
}

/**
 * Starts everything. `urls` has one address for each of `count` `serve` processes; `drop` kills the first, `revive` starts it again. With
 * `checkout`, the service and the client are those of another checkout, whose client has been built.
 */
export async function startService(output = "ignore", { checkout, count = 2 } = {}) {
  requireFile(PYTHON, "tools/setup.sh .venv, or name another Python in KINGSCOURT_PYTHON");
  execFileSync(join(ROOT, "tools/start_services.sh"), { stdio: ["ignore", "ignore", "inherit"] });
  const database = `kingscourt_e2e_${process.pid}_${(started += 1)}`;
  sql(`CREATE DATABASE ${database}`);
  const secret = randomBytes(16).toString("hex");
  const ports = await freePorts(count);
  const pythonPath = pythonPathOf(checkout);
  const shared = {
    KINGSCOURT_SECRET: secret,
    PYTHONPATH: [writeGuideGame(pythonPath), pythonPath].filter(Boolean).join(delimiter),
  };
  const environments = ports.map((port) => ({ ...environmentOf(database, port), ...shared }));
  execFileSync(PYTHON, ["-m", "kingscourt.cli", "migrate"], {
    env: environments[0],
    stdio: ["ignore", "ignore", "inherit"],
  });
  const serves = environments.map((environment) => new ServiceProcess("serve", environment, output));
  const work = new ServiceProcess("work", environments[0], output);
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  await Promise.all(urls.map(waitUntilReady));
  return {
    urls,
    url: urls.at(-1),
    drop: () => serves[0].stop("SIGKILL"),
    async revive() {
      serves[0].start();
      await waitUntilReady(urls[0]);
    },
    async stop() {
      await Promise.all([...serves, work].map((one) => one.stop()));
      sql(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
    },
  };
}

export async function waitUntilReady(url) {
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
  console.log(service.urls.join("\n"));
  const end = () => service.stop().then(() => process.exit(0));
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
  await new Promise(() => undefined);
}
