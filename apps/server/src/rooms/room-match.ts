import { createHash } from 'node:crypto'
import type { Offer, Phase, RoomSettings, Seat } from '@spellwright/protocol'
import { cardsWithoutRules, type MatchScore } from '@spellwright/table'
import { type GameOptions, seedOfGame } from 'spellwright/play'
import { readDeck } from './decks.ts'
import { MatchClock } from './match-clock.ts'
import type { MatchSecrets, RoomEvent } from './room-event.ts'
import { emptySeat, isFree, otherSeat, SEATS, type SeatState } from './seats.ts'
import { TableGame } from './table-game.ts'

/** How long a lost connection stops a player's clock, and after which the opponent may claim the win. */
export const AWAY_MS = 60_000
/** How many lines of chat a room shows to somebody who joins. */
const CHAT_LINES = 100

export interface ChatEntry {
  readonly from: string
  readonly seat: Seat | null
  readonly text: string
  readonly at: number
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const STARTING: Readonly<Record<RoomSettings['starts'], GameOptions['starting']>> = {
  random: 'random',
  creator: 0,
  opponent: 1,
  choose: 'choose',
}

/**
 * What a room is after its events so far. It does nothing by itself: the same events at the same times give the same room,
 * with the same game at the same question.
 */
export class RoomMatch {
  settings!: RoomSettings
  secrets!: MatchSecrets
  phase: Phase = 'waiting'
  readonly seats: [SeatState, SeatState] = [emptySeat(), emptySeat()]
  /** The games of this match; the last one is being played. */
  games: TableGame[] = []
  /** How many matches were played here before this one. */
  matchNumber = 0
  offer: Offer | null = null
  openHands = false
  rematch = new Set<Seat>()
  chat: ChatEntry[] = []
  clock = new MatchClock(null)
  /** The number of the last event that changed the game: it names the open question. */
  question = 0

  apply(event: RoomEvent, seq: number, at: number): void {
    if (event.kind === 'recovered') this.clock.discard()
    else this.clock.stop(at)
    this.change(event, seq, at)
    this.startClock(at)
  }

  get game(): TableGame | null {
    return this.games.at(-1) ?? null
  }

  get commitment(): string {
    return sha256(this.secrets.secret)
  }

  seatOf(player: string): Seat | null {
    return SEATS.find((seat) => this.seats[seat].player === player) ?? null
  }

  get freeSeat(): Seat | null {
    return SEATS.find((seat) => isFree(this.seats[seat])) ?? null
  }

  /** The players whose answer is awaited. Both sideboard at once. */
  awaits(seat: Seat): boolean {
    if (this.phase === 'playing') return this.game?.asked === seat
    return this.phase === 'sideboarding' && !this.seats[seat].hasSideboarded
  }

  get score(): MatchScore {
    const wins: readonly [number, number] = [this.seats[0].wins, this.seats[1].wins]
    return { bestOf: this.settings.bestOf, game: Math.max(1, this.games.length), wins, over: this.phase === 'over' }
  }

  /** The seat whose player is away while the match needs them, or null. */
  get awaySeat(): Seat | null {
    if (this.phase !== 'playing' && this.phase !== 'sideboarding') return null
    const isAway = (seat: Seat): boolean => this.seats[seat].bot === null && !this.seats[seat].connected
    return SEATS.find((seat) => isAway(seat) && !isAway(otherSeat(seat))) ?? null
  }

  private change(event: RoomEvent, seq: number, at: number): void {
    switch (event.kind) {
      case 'created':
        this.settings = event.settings
        this.secrets = event.secrets
        this.clock = new MatchClock(event.settings.clock)
        return
      case 'seated':
        this.seats[event.seat] = { ...emptySeat(), player: event.player, name: event.name, connected: true }
        return
      case 'unseated':
        this.seats[event.seat] = emptySeat()
        return
      case 'botSeated':
        this.seats[event.seat] = { ...emptySeat(), bot: event.bot, name: event.name, connected: true }
        return
      case 'deck':
        Object.assign(this.seats[event.seat], { title: event.title, deck: event.text, list: event.text, ready: false })
        this.seats[event.seat].withoutRules = cardsWithoutRules(readDeck(event.text)).length
        return
      case 'ready':
        this.seats[event.seat].ready = event.ready
        if (SEATS.every((seat) => this.seats[seat].ready)) this.startGame(STARTING[this.settings.starts], seq)
        return
      case 'connection':
        this.seats[event.seat].connected = event.connected
        this.seats[event.seat].awaySince = at
        return
      case 'recovered':
        for (const seat of SEATS)
          if (this.seats[seat].bot === null) Object.assign(this.seats[seat], { connected: false, awaySince: at })
        return
      case 'answer':
        this.game?.answer(event.seat, event.answer, event.auto)
        this.question = seq
        if (!event.auto) this.clock.addIncrement(event.seat)
        this.afterGame()
        return
      case 'sideboarded':
        Object.assign(this.seats[event.seat], { list: event.text, hasSideboarded: true })
        if (SEATS.every((seat) => this.seats[seat].hasSideboarded)) this.startNextGame(seq)
        return
      case 'forfeit':
        this.forfeit(event.seat, event.why, seq)
        return
      case 'offer':
        this.offer = { kind: event.what, by: event.seat }
        return
      case 'offerAnswered':
        this.answerOffer(event.accept, seq)
        return
      case 'handedOver':
        Object.assign(this.seats[event.seat], { bot: event.bot, isHandedOver: true })
        return
      case 'cameBack':
        Object.assign(this.seats[event.seat], { bot: null, isHandedOver: false })
        return
      case 'rematch':
        this.rematch.add(event.seat)
        return
      case 'newMatch':
        this.newMatch(event.secrets)
        return
      case 'chat':
        this.chat = [...this.chat, { from: event.from, seat: event.seat, text: event.text, at }].slice(-CHAT_LINES)
    }
  }

  private startClock(at: number): void {
    const asked = this.phase === 'playing' ? (this.game?.asked ?? null) : null
    if (asked === null || this.seats[asked].bot !== null) return
    const { connected, awaySince } = this.seats[asked]
    this.clock.start(asked, connected ? at : Math.max(at, awaySince + AWAY_MS))
  }

  private startGame(starting: GameOptions['starting'], seq: number): void {
    const [first, second] = this.seats
    this.phase = 'playing'
    this.question = seq
    this.offer = null
    this.games = [
      ...this.games,
      new TableGame({
        seed: seedOfGame(this.secrets.secret, this.games.length + 1),
        decks: [first.list ?? '', second.list ?? ''],
        names: [first.name ?? 'Player 1', second.name ?? 'Player 2'],
        options: { starting, kitchenTable: this.settings.kitchenTable, unsupportedCards: this.unsupportedCards },
      }),
    ]
    this.afterGame()
  }

  /** A few cards without rules are moved by hand, while the rules are on for all others. */
  private get unsupportedCards(): GameOptions['unsupportedCards'] {
    return SEATS.some((seat) => this.seats[seat].withoutRules > 0) ? 'byHand' : 'refused'
  }

  /** CR 103.1: the loser of the last game chooses who goes first. */
  private startNextGame(seq: number): void {
    const winner = this.game?.result?.winner ?? null
    this.startGame(winner === null ? 'random' : { chooser: otherSeat(winner) }, seq)
  }

  private forfeit(seat: Seat, why: string, seq: number): void {
    this.question = seq
    if (this.phase === 'playing') this.game?.concede(seat)
    if (why === 'conceded') this.afterGame()
    else {
      // Who runs out of time or stays away loses the match, not only a game.
      this.seats[otherSeat(seat)].wins = Math.ceil(this.settings.bestOf / 2)
      this.endMatch()
    }
  }

  private answerOffer(accept: boolean, seq: number): void {
    const { offer } = this
    this.offer = null
    if (!offer || !accept) return
    if (offer.kind === 'openHands') this.openHands = true
    else {
      this.question = seq
      if (offer.kind === 'takeBack') this.game?.takeBack(offer.by)
      else {
        this.game?.agreeToDraw()
        this.afterGame()
      }
    }
  }

  private afterGame(): void {
    const result = this.game?.result ?? null
    if (result === null) return
    this.offer = null
    if (result.winner !== null) this.seats[result.winner].wins++
    const isDecided = SEATS.some((seat) => this.seats[seat].wins > this.settings.bestOf / 2)
    if (isDecided || this.games.length >= this.settings.bestOf) this.endMatch()
    else this.startSideboarding()
  }

  private endMatch(): void {
    this.phase = 'over'
    for (const seat of SEATS) this.seats[seat].ready = false
  }

  private startSideboarding(): void {
    this.phase = 'sideboarding'
    for (const seat of SEATS) this.seats[seat].hasSideboarded = false
  }

  private newMatch(secrets: MatchSecrets): void {
    this.secrets = secrets
    this.matchNumber++
    this.games = []
    this.rematch = new Set()
    this.offer = null
    this.phase = 'waiting'
    this.clock = new MatchClock(this.settings.clock)
    for (const seat of SEATS) {
      const state = this.seats[seat]
      Object.assign(state, { wins: 0, list: state.deck, ready: state.bot !== null, hasSideboarded: false })
    }
  }
}
