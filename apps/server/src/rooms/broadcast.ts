import type { RoomView, Seat, SeatView } from '@spellwright/protocol'
import { askToSideboard, type Scene, sideboardLists, textsFor, type Viewer } from '@spellwright/table'
import { type KnownCard, parseDeckList, type ViewTexts, viewChanges, viewFor, viewTexts } from 'spellwright/play'
import { type Member, viewHash } from './member.ts'
import { AWAY_MS, type RoomMatch } from './room-match.ts'
import { SEATS } from './seats.ts'

/** Sends the members of a room what each of them may see. */
export class Broadcast {
  private readonly code: string
  private readonly match: RoomMatch
  private readonly members: ReadonlySet<Member>
  private readonly now: () => number
  /** The number of the last scene. */
  private seq = 0

  constructor(code: string, match: RoomMatch, members: ReadonlySet<Member>, now: () => number) {
    this.code = code
    this.match = match
    this.members = members
    this.now = now
  }

  get spectatorCount(): number {
    return [...this.members].filter(({ seat }) => seat === null).length
  }

  private seatView(seat: Seat): SeatView {
    const { name, bot, connected, title, withoutRules, ready, wins } = this.match.seats[seat]
    const timeLeft = this.match.clock.timeLeft(seat, this.now())
    return { name, bot, connected, deck: title, withoutRules, ready, timeLeft, wins }
  }

  private view(you: Seat | null): RoomView {
    const { match } = this
    const away = match.awaySeat
    const isOver = match.phase === 'over'
    return {
      code: this.code,
      settings: match.settings,
      phase: match.phase,
      you,
      seats: [this.seatView(0), this.seatView(1)],
      spectators: this.spectatorCount,
      offer: match.offer,
      running: match.clock.runningSeat,
      away: away === null ? null : { seat: away, claimableAt: match.seats[away].awaySince + AWAY_MS },
      commitment: match.commitment,
      secret: isOver ? match.secrets.secret : null,
      replay: isOver ? `/api/replays/${match.secrets.replay}` : null,
      rematch: [...match.rematch],
      openHands: match.openHands,
    }
  }

  /** Tells everybody how the room stands. */
  rooms(): void {
    for (const member of this.members) {
      const room = this.view(member.seat)
      const text = JSON.stringify(room)
      if (member.lastRoom !== text) member.outlet.send({ kind: 'room', room })
      member.lastRoom = text
    }
  }

  /** What a member sees: their own seat; a spectator sees a player's hand only if both players agreed. */
  private viewerOf({ seat }: Member): Viewer {
    return seat ?? 'spectator'
  }

  /** Shows everybody the position. */
  scenes(): void {
    const viewers = new Map<Viewer, Member[]>()
    for (const member of this.members) {
      // What the other player does must not take the sideboard from the screen.
      if (member.isSideboarding && member.seat !== null && this.match.phase === 'sideboarding')
        if (!this.match.seats[member.seat].hasSideboarded) continue
      member.isSideboarding = false
      const viewer = this.viewerOf(member)
      viewers.set(viewer, [...(viewers.get(viewer) ?? []), member])
    }
    for (const [viewer, members] of viewers) {
      const [first, ...others] = members
      if (first === undefined) continue
      // All spectators see the same scene, with every text that one of them may need.
      const scene = this.scene(viewer, others.length === 0 ? first : null)
      if (scene) this.send(members, scene)
    }
  }

  /** A whole scene for somebody who has just come. */
  wholeScene(member: Member): void {
    const viewer = this.viewerOf(member)
    this.match.game?.observer(viewer).startOver()
    const scene = this.scene(viewer, member)
    member.view = null
    if (scene) this.send([member], scene)
  }

  private scene(viewer: Viewer, member: Member | null): Scene | null {
    const { game, score } = this.match
    if (game === null) return null
    const scene = game.scene(viewer, { seq: ++this.seq, score }, member?.known ?? new Set())
    return viewer === 'spectator' && this.match.openHands ? this.withOpenHands(scene) : scene
  }

  /** With both players' consent a spectator sees the hands. */
  private withOpenHands(scene: Scene): Scene {
    const { game } = this.match
    if (game === null) return scene
    const hands = SEATS.map((seat) => viewFor(game.game, seat).hand)
    const [first, second] = scene.view.players
    const known = (seat: Seat): readonly KnownCard[] => hands[seat] ?? []
    return {
      ...scene,
      texts: {
        ...scene.texts,
        ...textsFor(
          game.game,
          hands.flat().map(({ name }) => name),
        ),
      },
      view: {
        ...scene.view,
        players: [
          { ...first, knownHand: known(0) },
          { ...second, knownHand: known(1) },
        ],
      },
    }
  }

  /** Sends a scene to members who may see the same. Who has the last one gets only what changed. */
  private send(members: readonly Member[], scene: Scene): void {
    const texts = viewTexts(scene.view)
    const hash = viewHash(texts)
    for (const member of members) this.sendTo(member, scene, texts, hash)
  }

  private sendTo(member: Member, scene: Scene, texts: ViewTexts, hash: string): void {
    const isAsked = member.seat !== null && this.match.awaits(member.seat) && scene.view.decision !== null
    const changes = member.view === null ? null : viewChanges(member.view, texts, scene.view)
    member.view = texts
    member.outlet.send({
      kind: 'scene',
      game: `${this.code}-${this.match.matchNumber + 1}-${this.match.games.length}`,
      seq: scene.seq,
      hash,
      question: isAsked ? this.match.question : null,
      scene: changes === null ? scene : { ...scene, view: null },
      changes,
    })
  }

  /** Lets a player change their deck between two games. */
  sideboard(member: Member, seat: Seat): void {
    const { game } = this.match
    const scene = this.scene(seat, member)
    if (game === null || scene === null) return
    member.isSideboarding = true
    const lists = sideboardLists(parseDeckList(this.match.seats[seat].list ?? ''))
    this.send([member], askToSideboard(scene, game.game, seat, lists))
  }
}
