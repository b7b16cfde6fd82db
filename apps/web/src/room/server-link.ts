import type { ClientMessage, ReadServerMessage, ServerMessage, Welcome } from '@spellwright/protocol'
import { PROTOCOL_VERSION } from '@spellwright/protocol/limits'
import { SceneReader } from '@spellwright/protocol/read'
import { PendingRequests } from '../session/pending-requests.ts'

type WithoutId<M> = M extends ClientMessage ? Omit<M, 'id'> : never
/** A message to the server; its number is added when it is sent. */
export type ServerRequest = WithoutId<ClientMessage>

/** A message that the server sends without a request. */
export type ServerNews = Exclude<ReadServerMessage, { kind: 'reply' | 'refused' }>

export type ConnectionState = 'connecting' | 'open' | 'lost'

/** The part of `WebSocket` that is needed. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onclose' | 'onmessage'>

export interface ServerLinkOptions {
  readonly name: string
  openSocket(): Socket
  loadToken(): string | null
  saveToken(token: string): void
  onNews(news: ServerNews): void
  onState(state: ConnectionState): void
  /** Called after each successful greeting, to enter the room again. */
  onWelcome(welcome: Welcome): void
  /** The server does not want this client, with a sentence. It is not tried again. */
  onRefused(reason: string): void
}

/** How long to wait before the next attempt to connect: longer each time, up to ten seconds. */
const RETRY_MS = [300, 700, 1500, 3000, 5000, 10_000]
/** Closed with this code, the connection is not opened again: the server refused it for a reason. */
const POLICY_VIOLATION = 1008

/** The connection to the server. It connects again by itself, greets the server and asks to enter the room again. */
export class ServerLink {
  private readonly options: ServerLinkOptions
  private readonly requests = new PendingRequests()
  private socket: Socket | null = null
  private attempts = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private isClosed = false

  constructor(options: ServerLinkOptions) {
    this.options = options
    this.connect()
  }

  private connect(): void {
    this.options.onState('connecting')
    const socket = this.options.openSocket()
    this.socket = socket
    socket.onopen = () => this.greet()
    const reader = new SceneReader()
    socket.onmessage = ({ data }) => this.onMessage(reader.read(JSON.parse(String(data)) as ServerMessage))
    socket.onclose = ({ code, reason }) => this.onClose(code, reason)
  }

  private greet(): void {
    this.request({
      kind: 'hello',
      version: PROTOCOL_VERSION,
      token: this.options.loadToken(),
      name: this.options.name,
    }).then(
      (reply) => {
        const welcome = reply as Welcome
        this.attempts = 0
        this.options.saveToken(welcome.token)
        this.options.onState('open')
        this.options.onWelcome(welcome)
      },
      (error: Error) => {
        this.close()
        this.options.onRefused(error.message)
      },
    )
  }

  private onMessage(message: ReadServerMessage): void {
    if (message.kind === 'reply' || message.kind === 'refused') this.requests.settle(message)
    else this.options.onNews(message)
  }

  private onClose(code: number, reason: string): void {
    this.socket = null
    this.requests.rejectAll('The connection was lost.')
    if (this.isClosed) return
    if (code === POLICY_VIOLATION) {
      this.isClosed = true
      this.options.onRefused(reason || 'The server closed the connection.')
      return
    }
    this.options.onState('lost')
    const wait = RETRY_MS[Math.min(this.attempts, RETRY_MS.length - 1)]
    this.attempts++
    this.timer = setTimeout(() => this.connect(), wait)
  }

  /** Sends a request. It is rejected with a sentence if the server refuses it or the connection is lost. */
  request(message: ServerRequest): Promise<unknown> {
    const { socket } = this
    if (socket === null) return Promise.reject(new Error('There is no connection to the server.'))
    return this.requests.ask((id) => socket.send(JSON.stringify({ ...message, id })))
  }

  /** How often the connection was tried without success. */
  get failures(): number {
    return this.attempts
  }

  /** Ends the connection for good. The seat stays the player's. */
  close(): void {
    this.isClosed = true
    clearTimeout(this.timer)
    this.socket?.close()
    this.socket = null
  }
}
