// `npm run bench:server -- [rooms] [seconds] [--json]` plays matches over real sockets on this machine: the server in one
// process, two clients for each room in another. A client thinks for some seconds before it answers, as people do;
// `--eager` lets it answer at once.
import { fork } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import {
  PROTOCOL_VERSION,
  type ReadServerMessage,
  type RoomSettings,
  SceneReader,
  type ServerMessage,
} from '@spellwright/protocol'
import { BUILT_IN_DECKS } from 'spellwright/play'
import { WebSocket } from 'ws'
import { answerScene } from '../../apps/server/test/support/answer-scene.ts'

const numbers = process.argv
  .slice(2)
  .filter((argument) => /^\d+$/.test(argument))
  .map(Number)
const [rooms = 1000, seconds = 30] = numbers
const isJson = process.argv.includes('--json')
/** The mean time a client thinks, in milliseconds. */
const THINK_MS = process.argv.includes('--eager') ? 0 : 5000
const deck = BUILT_IN_DECKS.find(({ id }) => id === 'goblins')?.text ?? ''
const SETTINGS: RoomSettings = {
  bestOf: 1,
  starts: 'creator',
  clock: null,
  kitchenTable: false,
  open: false,
  format: '',
}

interface Memory {
  readonly heap: number
  readonly rss: number
}
interface Pauses {
  readonly loopP99: number
  readonly loopMax: number
  readonly gcMillis: number
  readonly longestGc: number
  readonly cpuSeconds: number
}

// The flags of `npm run server`: V8 marks what is still used in other threads instead of stopping this one for a tenth of a
// second, and what one answer needs dies in the young generation.
const V8_FLAGS = ['--no-incremental-marking-task', '--max-semi-space-size=32']

const server = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), {
  execArgv: [...V8_FLAGS, '--expose-gc', '--conditions=source', '--import', 'tsx'],
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
const fromServer = <T>(): Promise<T> =>
  new Promise((resolve) => server.once('message', (message) => resolve(message as T)))
const { port } = await fromServer<{ port: number }>()
const askServer = async <T>(question: string): Promise<T> => {
  server.send(question)
  return (await fromServer<{ value: T }>()).value
}

const latencies: number[] = []
let isMeasuring = false

/** A client that thinks, answers, and starts a new match when one is over. */
class Client {
  private readonly socket: WebSocket
  private readonly reader = new SceneReader()
  private nextId = 1
  private readonly replies = new Map<number, (reply: unknown) => void>()
  private answeredAt = 0
  private failed = -1

  constructor() {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`)
    this.socket.on('message', (data) => this.onMessage(this.reader.read(JSON.parse(data.toString()) as ServerMessage)))
  }

  async open(name: string): Promise<void> {
    await new Promise((resolve) => this.socket.once('open', resolve))
    await this.ask({ kind: 'hello', version: PROTOCOL_VERSION, token: null, name })
  }

  ask(message: Record<string, unknown>): Promise<unknown> {
    const id = this.nextId++
    return new Promise((resolve) => {
      this.replies.set(id, resolve)
      this.socket.send(JSON.stringify({ ...message, id }))
    })
  }

  private onMessage(message: ReadServerMessage): void {
    if (message.kind === 'reply' || message.kind === 'refused') {
      this.replies.get(message.id)?.(message.kind === 'reply' ? message.reply : message)
      this.replies.delete(message.id)
    } else if (message.kind === 'room') {
      if (message.room.phase === 'over') void this.ask({ kind: 'rematch' })
      else if (message.room.phase === 'waiting' && message.room.you !== null) {
        const { deck: title, ready } = message.room.seats[message.room.you]
        if (title !== null && !ready) void this.ask({ kind: 'ready', ready: true })
      }
    } else if (message.kind === 'scene' && message.question !== null) void this.answer(message.question, message.scene)
  }

  private async answer(question: number, scene: Parameters<typeof answerScene>[0]): Promise<void> {
    const { decision } = scene.view
    const least = decision && 'minimum' in decision ? decision.minimum : { kind: 'pass' }
    const answer = this.failed === question ? least : answerScene(scene)
    if (THINK_MS > 0 && this.failed !== question)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 2 * THINK_MS))
    this.answeredAt = performance.now()
    const reply = await this.ask({ kind: 'answer', question, answer, auto: false })
    if (isMeasuring) latencies.push(performance.now() - this.answeredAt)
    if (typeof reply === 'object' && reply !== null && 'reason' in reply && this.failed !== question) {
      this.failed = question
      await this.answer(question, scene)
    }
  }
}

async function openRoom(): Promise<void> {
  const pair: [Client, Client] = [new Client(), new Client()]
  await Promise.all(pair.map((client, seat) => client.open(`Player ${seat}`)))
  const [first, second] = pair
  const { code } = (await first.ask({ kind: 'create', settings: SETTINGS })) as { code: string }
  await second.ask({ kind: 'join', code, as: 'player', lastSeq: 0 })
  for (const client of pair) await client.ask({ kind: 'deck', deck: { title: 'Goblins', text: deck } })
}

// What is loaded by the first rooms belongs to the server, not to a room.
for (let room = 0; room < 5; room++) await openRoom()
await new Promise((resolve) => setTimeout(resolve, 2000))
const before = await askServer<Memory>('memory')
for (let room = 0; room < rooms; room++) await openRoom()
await new Promise((resolve) => setTimeout(resolve, 5000))
await askServer('reset')
isMeasuring = true
const started = performance.now()
await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
isMeasuring = false
const elapsed = (performance.now() - started) / 1000
const pauses = await askServer<Pauses>('pauses')
const after = await askServer<Memory>('memory')
latencies.sort((a, b) => a - b)
const at = (share: number): number => Number((latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(1))
const perRoom = (bytes: number): number => Number((bytes / rooms / 1024 / 1024).toFixed(2))
const report = {
  rooms,
  answersPerSecond: Math.round(latencies.length / elapsed),
  p50: at(0.5),
  p99: at(0.99),
  megabytesPerRoom: perRoom(after.heap - before.heap),
  megabytesInAll: Math.round(after.rss / 1024 / 1024),
  ...pauses,
}
if (isJson) console.log(JSON.stringify(report))
else console.table(report)
server.send('stop')
process.exit(0)
