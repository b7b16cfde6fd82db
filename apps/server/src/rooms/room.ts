import type { ClientMessageOf, RoomView, Seat } from '@spellwright/protocol'
import { deckText, sideboardAnswer, sideboardLists, sideboardRefusal } from '@spellwright/table'
import { type Answer, parseDeckList } from 'spellwright/play'
import type { BotDesk } from '../bots/bot-desk.ts'
import { isRoomBot } from '../bots/room-bots.ts'
import type { RoomStore, StoredRoom } from '../storage/room-store.ts'
import { BotTurns } from './bot-turns.ts'
import { Broadcast } from './broadcast.ts'
import { deckRefusal } from './decks.ts'
import { matchReplay } from './match-replay.ts'
import { Member, type Outlet } from './member.ts'
import { newSecrets } from './new-secrets.ts'
import { refuse, refuseIf } from './refusal.ts'
import type { RoomEvent } from './room-event.ts'
import { AWAY_MS, RoomMatch } from './room-match.ts'
import { otherSeat, SEATS } from './seats.ts'

/** What a room needs from the server. */
export interface RoomEnvironment {
  readonly store: RoomStore
  readonly mostSpectators: number
  readonly bots: BotDesk
  now(): number
  /** Called for every answer of a person, with the time it took until it was in the database. */
  onAnswer(milliseconds: number): void
  onError(error: unknown, room: string): void
  /** An event could not be written, so the room in memory cannot be trusted any more. */
  onWriteFailed(code: string): void
}

/**
 * One room: its match, everybody who is connected to it, and the order in which things happen. Requests are carried out
 * one after the other, and every event is in the database before anybody hears of it.
 */
export class Room {
  readonly id: string
  readonly code: string
  readonly createdAt: number
  readonly match = new RoomMatch()
  private readonly environment: RoomEnvironment
  private readonly members = new Set<Member>()
  private readonly broadcast: Broadcast
  private readonly bots: BotTurns
  private queue: Promise<unknown> = Promise.resolve()
  private lastEvent = 0
  private flagTimer: ReturnType<typeof setTimeout> | undefined
  private isStopped = false

  constructor(stored: StoredRoom, environment: RoomEnvironment) {
    this.id = stored.id
    this.code = stored.code
    this.createdAt = stored.createdAt
    this.environment = environment
    this.broadcast = new Broadcast(stored.code, this.match, this.members, () => environment.now())
    this.bots = new BotTurns(this.match, environment.bots, {
      record: (event) => this.record(event),
      show: (what) => this.broadcast[what](),
      whenFree: (task) => {
        this.run(async () => (this.isStopped ? undefined : task())).catch((error: unknown) =>
          environment.onError(error, this.id),
        )
      },
      afterChange: () => this.afterChange(),
    })
  }

  /** Builds a room from its events, after the server was started again. */
  static async load(stored: StoredRoom, environment: RoomEnvironment): Promise<Room> {
    const room = new Room(stored, environment)
    for (const { seq, at, event } of await environment.store.events(stored.id)) {
      room.match.apply(event, seq, at)
      room.lastEvent = seq
    }
    await room.record({ kind: 'recovered' })
    // Perhaps a bot was about to answer.
    await room.run(() => room.afterChange())
    return room
  }

  get isEmpty(): boolean {
    return this.members.size === 0
  }

  get memberCount(): number {
    return this.members.size
  }

  /** Runs a task when all earlier ones are done. */
  run<T>(task: () => Promise<T>): Promise<T> {
    const done = this.queue.then(task)
    this.queue = done.catch(() => undefined)
    return done
  }

  // --- coming and going ------------------------------------------------------------------------------------------------

  async create(settings: RoomView['settings']): Promise<void> {
    await this.record({ kind: 'created', settings, secrets: newSecrets() })
  }

  join(player: string, name: string, as: 'player' | 'spectator', outlet: Outlet): Promise<Member> {
    return this.run(async () => {
      const own = this.match.seatOf(player)
      const seat = own ?? (as === 'player' ? await this.takeSeat(player, name) : null)
      if (seat === null && this.broadcast.spectatorCount >= this.environment.mostSpectators)
        refuse('This room has as many spectators as it can take.')
      if (seat !== null) this.replaceOther(seat)
      const member = new Member(player, name, seat, outlet)
      this.members.add(member)
      if (seat !== null && own !== null) await this.comeBack(seat)
      this.broadcast.rooms()
      member.outlet.send({ kind: 'chat', lines: this.match.chat })
      this.broadcast.wholeScene(member)
      return member
    })
  }

  private async takeSeat(player: string, name: string): Promise<Seat> {
    const seat = this.match.freeSeat
    if (seat === null) return refuse('Both seats are taken. You can watch instead.')
    if (this.match.phase !== 'waiting') refuse('The match has begun. You can watch instead.')
    await this.record({ kind: 'seated', seat, player, name })
    return seat
  }

  /** Another tab or device of the same player takes over. */
  private replaceOther(seat: Seat): void {
    for (const member of this.members)
      if (member.seat === seat) {
        this.members.delete(member)
        member.outlet.send({ kind: 'replaced' })
      }
  }

  private async comeBack(seat: Seat): Promise<void> {
    const { isHandedOver, connected } = this.match.seats[seat]
    if (isHandedOver) await this.record({ kind: 'cameBack', seat })
    if (!connected) await this.record({ kind: 'connection', seat, connected: true })
  }

  /** The connection is gone; the seat stays the player's. */
  disconnect(member: Member): Promise<void> {
    return this.run(async () => {
      if (!this.members.delete(member)) return
      if (member.seat !== null) await this.record({ kind: 'connection', seat: member.seat, connected: false })
      this.broadcast.rooms()
    })
  }

  /** The player leaves for good: before the match the seat becomes free; during it, that concedes the match. */
  leave(member: Member): Promise<void> {
    return this.run(async () => {
      if (!this.members.delete(member)) return
      const { seat } = member
      if (seat !== null) {
        const isPlaying = this.match.phase === 'playing' || this.match.phase === 'sideboarding'
        if (this.match.phase === 'waiting') await this.record({ kind: 'unseated', seat })
        else if (isPlaying) await this.record({ kind: 'forfeit', seat, why: 'left' })
        else await this.record({ kind: 'connection', seat, connected: false })
      }
      await this.afterChange()
    })
  }

  // --- before the match ------------------------------------------------------------------------------------------------

  deck(member: Member, { deck }: ClientMessageOf<'deck'>): Promise<void> {
    return this.run(async () => {
      const seat = this.seatFor(member)
      this.expectPhase('waiting', 'Decks can be changed only before the match.')
      refuseIf(deckRefusal(deck.text))
      await this.record({ kind: 'deck', seat, title: deck.title, text: deck.text })
      this.broadcast.rooms()
    })
  }

  ready(member: Member, isReady: boolean): Promise<void> {
    return this.run(async () => {
      const seat = this.seatFor(member)
      this.expectPhase('waiting', 'The match has begun.')
      if (this.match.seats[seat].deck === null) refuse('Choose a deck first.')
      await this.record({ kind: 'ready', seat, ready: isReady })
      await this.afterChange()
    })
  }

  addBot(member: Member, bot: string): Promise<void> {
    return this.run(async () => {
      const own = this.seatFor(member)
      this.expectPhase('waiting', 'The match has begun.')
      const seat = otherSeat(own)
      if (!isRoomBot(bot)) return refuse(`No bot is called "${bot}".`)
      if (this.match.freeSeat !== seat) refuse('The other seat is taken.')
      const { title, deck } = this.match.seats[own]
      if (title === null || deck === null) return refuse('Choose a deck first: the bot plays the same one.')
      await this.record({ kind: 'botSeated', seat, bot, name: 'Bot' })
      await this.record({ kind: 'deck', seat, title, text: deck })
      await this.record({ kind: 'ready', seat, ready: true })
      await this.afterChange()
    })
  }

  removeBot(member: Member): Promise<void> {
    return this.run(async () => {
      const seat = otherSeat(this.seatFor(member))
      this.expectPhase('waiting', 'The match has begun.')
      if (this.match.seats[seat].bot === null) refuse('There is no bot.')
      await this.record({ kind: 'unseated', seat })
      this.broadcast.rooms()
    })
  }

  // --- the match -------------------------------------------------------------------------------------------------------

  answer(member: Member, { question, answer, auto }: ClientMessageOf<'answer'>): Promise<void> {
    const started = this.environment.now()
    return this.run(async () => {
      const seat = this.seatFor(member)
      if (!this.match.awaits(seat) || question !== this.match.question) refuse('That question is no longer open.')
      if (this.match.phase === 'sideboarding') await this.sideboard(seat, answer)
      else {
        refuseIf(this.match.game?.refusal(seat, answer as Answer) ?? null)
        await this.record({ kind: 'answer', seat, answer: answer as Answer, auto })
      }
      this.environment.onAnswer(this.environment.now() - started)
      await this.afterChange()
    })
  }

  private async sideboard(seat: Seat, answer: unknown): Promise<void> {
    const before = sideboardLists(parseDeckList(this.match.seats[seat].list ?? ''))
    refuseIf(sideboardRefusal(before, answer))
    const { main, sideboard } = sideboardAnswer(answer) ?? before
    await this.record({ kind: 'sideboarded', seat, text: deckText(main, sideboard) })
  }

  /** After a game: shows the sideboard, or goes on where there is none. */
  nextGame(member: Member): Promise<void> {
    return this.run(async () => {
      const seat = this.seatFor(member)
      this.expectPhase('sideboarding', 'The match is not between two games.')
      if (this.match.seats[seat].hasSideboarded) refuse('Waiting for the other player.')
      const { list } = this.match.seats[seat]
      if (parseDeckList(list ?? '').sideboard.length === 0) {
        await this.record({ kind: 'sideboarded', seat, text: list ?? '' })
        await this.afterChange()
      } else this.broadcast.sideboard(member, seat)
    })
  }

  concede(member: Member): Promise<void> {
    return this.run(async () => {
      const seat = this.seatFor(member)
      this.expectPhase('playing', 'No game is being played.')
      await this.record({ kind: 'forfeit', seat, why: 'conceded' })
      await this.afterChange()
    })
  }

  offer(member: Member, what: ClientMessageOf<'offer'>['what']): Promise<void> {
    return this.run(async () => {
      const seat = this.seatFor(member)
      this.expectPhase('playing', 'No game is being played.')
      if (this.match.offer !== null) refuse('There is an offer already.')
      if (what === 'takeBack') refuseIf(this.match.game?.takeBackRefusal(seat) ?? null)
      await this.record({ kind: 'offer', seat, what })
      // A bot agrees to take back, and plays on.
      if (this.match.seats[otherSeat(seat)].bot !== null)
        await this.record({ kind: 'offerAnswered', accept: what !== 'draw' })
      await this.afterChange()
    })
  }

  reply(member: Member, accept: boolean): Promise<void> {
    return this.run(async () => {
      const seat = this.seatFor(member)
      const { offer, game } = this.match
      if (offer === null) return refuse('There is no offer.')
      // Whoever made the offer can only withdraw it.
      if (offer.by === seat && accept) refuse('The other player has to answer.')
      if (accept && offer.kind === 'takeBack') refuseIf(game?.takeBackRefusal(offer.by) ?? null)
      await this.record({ kind: 'offerAnswered', accept })
      await this.afterChange()
    })
  }

  claim(member: Member, what: 'win' | 'bot'): Promise<void> {
    return this.run(async () => {
      const seat = otherSeat(this.seatFor(member))
      const { awaySeat, seats } = this.match
      if (awaySeat !== seat) refuse('Your opponent is not away.')
      if (this.environment.now() < seats[seat].awaySince + AWAY_MS) refuse('Give your opponent a little more time.')
      if (what === 'win') await this.record({ kind: 'forfeit', seat, why: 'left' })
      else await this.record({ kind: 'handedOver', seat, bot: 'heuristic' })
      await this.afterChange()
    })
  }

  rematch(member: Member): Promise<void> {
    return this.run(async () => {
      const seat = this.seatFor(member)
      this.expectPhase('over', 'The match is not over.')
      await this.record({ kind: 'rematch', seat })
      const isWanted = SEATS.every((one) => this.match.rematch.has(one) || this.match.seats[one].bot !== null)
      if (isWanted) await this.record({ kind: 'newMatch', secrets: newSecrets() })
      this.broadcast.rooms()
    })
  }

  chat(member: Member, text: string): Promise<void> {
    return this.run(async () => {
      await this.record({ kind: 'chat', from: member.name, seat: member.seat, text })
      const line = this.match.chat.at(-1)
      if (line) for (const one of this.members) one.outlet.send({ kind: 'chat', lines: [line] })
    })
  }

  // --- inside ----------------------------------------------------------------------------------------------------------

  private seatFor({ seat }: Member): Seat {
    return seat ?? refuse('Only players can do that; you are watching.')
  }

  private expectPhase(phase: RoomView['phase'], reason: string): void {
    if (this.match.phase !== phase) refuse(reason)
  }

  private async record(event: RoomEvent): Promise<void> {
    const seq = this.lastEvent + 1
    const at = this.environment.now()
    try {
      await this.environment.store.append(this.id, { seq, at, event })
    } catch (error) {
      // What is in memory is not what is in the database: perhaps another process writes to this room.
      this.environment.onWriteFailed(this.code)
      throw error
    }
    this.lastEvent = seq
    this.match.apply(event, seq, at)
  }

  /** Shows everybody the new position, and lets bots answer until a person is asked. */
  private async afterChange(): Promise<void> {
    this.broadcast.rooms()
    this.broadcast.scenes()
    await this.bots.play()
    if (this.match.phase === 'over')
      await this.environment.store.saveReplay(
        this.match.secrets.replay,
        matchReplay(this.match),
        this.environment.now(),
      )
    this.setFlagTimer()
  }

  private setFlagTimer(): void {
    clearTimeout(this.flagTimer)
    const { endsAt, runningSeat } = this.match.clock
    if (endsAt === null || runningSeat === null) return
    this.flagTimer = setTimeout(
      () => {
        this.run(async () => {
          const { clock } = this.match
          const now = this.environment.now()
          const seat = clock.runningSeat
          if (seat !== null && (clock.timeLeft(seat, now) ?? 1) <= 0) {
            await this.record({ kind: 'forfeit', seat, why: 'outOfTime' })
            await this.afterChange()
          } else this.setFlagTimer()
        }).catch((error: unknown) => this.environment.onError(error, this.id))
      },
      Math.max(0, endsAt - this.environment.now()) + 5,
    )
    this.flagTimer.unref()
  }

  /** Another process has this room now: nothing more is written, and everybody is sent to find it again. */
  dismiss(reason: string): void {
    this.stop()
    for (const { outlet } of this.members) outlet.close(reason)
    this.members.clear()
  }

  /** Nothing of this room runs any more. */
  stop(): void {
    this.isStopped = true
    clearTimeout(this.flagTimer)
  }
}
