import {
  type ClientMessage,
  PROTOCOL_VERSION,
  type ReadServerMessage,
  type RoomSettings,
  type RoomView,
  SceneReader,
  ServerMessage,
  type Welcome,
} from '@spellwright/protocol'
import { BUILT_IN_DECKS } from 'spellwright/play'
import { WebSocket } from 'ws'

type Request = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'id'> : never) : never

export const SETTINGS: RoomSettings = {
  bestOf: 1,
  starts: 'creator',
  clock: null,
  kitchenTable: false,
  open: false,
  format: '',
}

const builtIn = BUILT_IN_DECKS.find(({ id }) => id === 'goblins')?.text ?? ''
/** A deck with a sideboard. */
export const goblins = builtIn.includes('Sideboard') ? builtIn : `${builtIn}\n\nSideboard\n3 Shatter\n`

/** A client as the page is one: it remembers what it was sent and answers by number. */
export class TestPlayer {
  readonly socket: WebSocket
  readonly received: ReadServerMessage[] = []
  /** What came over the wire, as text. */
  readonly frames: string[] = []
  room: RoomView | null = null
  scene: Extract<ReadServerMessage, { kind: 'scene' }> | null = null
  token: string | null = null
  /** Who the server takes this player for. */
  player = ''
  closed: { readonly code: number; readonly reason: string } | null = null
  private readonly reader = new SceneReader()
  private nextId = 1
  private readonly pending = new Map<number, { resolve(reply: unknown): void; reject(error: Error): void }>()
  private readonly watchers = new Set<() => void>()

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => this.onFrame(data.toString()))
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() }
      this.wake()
    })
    socket.on('error', () => undefined)
  }

  /** Connects without a word. */
  static async connect(url: string, headers: Record<string, string> = {}): Promise<TestPlayer> {
    const socket = new WebSocket(url, { headers })
    const player = new TestPlayer(socket)
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    return player
  }

  /** Connects and says hello. */
  static async enter(url: string, name: string, token: string | null = null): Promise<TestPlayer> {
    const player = await TestPlayer.connect(url)
    const welcome = (await player.ask({ kind: 'hello', version: PROTOCOL_VERSION, token, name })) as Welcome
    player.token = welcome.token
    player.player = welcome.player
    return player
  }

  private onFrame(text: string): void {
    this.frames.push(text)
    this.onMessage(this.reader.read(ServerMessage.parse(JSON.parse(text))))
  }

  private onMessage(message: ReadServerMessage): void {
    this.received.push(message)
    if (message.kind === 'reply') this.pending.get(message.id)?.resolve(message.reply)
    else if (message.kind === 'refused') this.pending.get(message.id)?.reject(new Error(message.reason))
    else if (message.kind === 'room') this.room = message.room
    else if (message.kind === 'scene') this.scene = message
    this.wake()
  }

  private wake(): void {
    for (const watcher of [...this.watchers]) watcher()
  }

  ask(request: Request): Promise<unknown> {
    const id = this.nextId++
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject })
      this.socket.send(JSON.stringify({ ...request, id }))
    })
  }

  /** The sentence with which a request is refused. */
  async refusal(request: Request): Promise<string> {
    return this.ask(request).then(
      () => 'accepted',
      (error: Error) => error.message,
    )
  }

  async until(test: (player: TestPlayer) => boolean): Promise<void> {
    while (!test(this)) {
      if (this.closed) throw new Error(`The connection was closed: ${this.closed.reason}`)
      await new Promise<void>((resolve) => {
        const watcher = (): void => {
          this.watchers.delete(watcher)
          resolve()
        }
        this.watchers.add(watcher)
      })
    }
  }

  async untilClosed(): Promise<string> {
    while (!this.closed)
      await new Promise<void>((resolve) => {
        const watcher = (): void => {
          this.watchers.delete(watcher)
          resolve()
        }
        this.watchers.add(watcher)
      })
    return this.closed.reason
  }

  /** The connection is lost, without a goodbye. */
  async lose(): Promise<void> {
    this.socket.terminate()
    await this.untilClosed()
  }

  join(code: string, as: 'player' | 'spectator' = 'player'): Promise<unknown> {
    return this.ask({ kind: 'join', code, as, lastSeq: 0 })
  }

  async bring(text = goblins, title = 'Goblins'): Promise<void> {
    await this.ask({ kind: 'deck', deck: { title, text } })
  }
}

/** Two players in a room with decks, both ready. */
export async function startMatch(
  url: string,
  settings: Partial<RoomSettings> = {},
  deck: string | readonly [string, string] = goblins,
): Promise<[TestPlayer, TestPlayer, string]> {
  const ann = await TestPlayer.enter(url, 'Ann')
  const bob = await TestPlayer.enter(url, 'Bob')
  const { code } = (await ann.ask({ kind: 'create', settings: { ...SETTINGS, ...settings } })) as { code: string }
  await bob.join(code)
  const [first, second] = typeof deck === 'string' ? [deck, deck] : deck
  await ann.bring(first)
  await bob.bring(second)
  await ann.ask({ kind: 'ready', ready: true })
  await bob.ask({ kind: 'ready', ready: true })
  await Promise.all([ann.until(({ scene }) => scene !== null), bob.until(({ scene }) => scene !== null)])
  return [ann, bob, code]
}
