import type { GameEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { MANA_KEY } from '../triggers/keys.ts'

/** Life totals according to the events. The events of an action are published together after its end. */
export class LifeTotals {
  private totals: [number, number] = [0, 0]
  private readonly damage: { readonly player: PlayerId; readonly source: ObjectId; readonly text: string }[] = []

  constructor(game: Game) {
    this.reset(game)
  }

  /** Reads the current totals, for example after a decision was taken back. */
  reset({ state: { players } }: Game): void {
    this.totals = [players[0].life, players[1].life]
  }

  /** " (20 → 19)" */
  change(player: PlayerId, amount: number): string {
    const before = this.totals[player]
    this.totals[player] = before + amount
    return ` (${before} → ${before + amount})`
  }

  /** The loss of life comes before the damage event that is reported with it. */
  rememberDamage(player: PlayerId, source: ObjectId, amount: number): void {
    this.damage.push({ player, source, text: this.change(player, -amount) })
  }

  fromDamage(player: PlayerId, source: ObjectId): string {
    const at = this.damage.findIndex((loss) => loss.player === player && loss.source === source)
    return at < 0 ? '' : this.damage.splice(at, 1)[0]!.text
  }
}

/** Tapping for mana or to attack is reported with its purpose, so a line about it waits until that is known. */
export class Taps<Line> {
  private waiting: { readonly object: ObjectId; readonly line: Line }[] = []
  private forMana: ObjectId = NO_OBJECT

  wait(object: ObjectId, line: Line): void {
    this.waiting.push({ object, line })
  }

  /** The waiting lines that this event does not explain, which must be reported now. */
  unexplainedBy(event: GameEvent): Line[] {
    if (event.kind === 'tapped') return []
    const isMana = event.kind === 'activated' && event.detail.startsWith(MANA_KEY)
    if (isMana) this.forMana = this.waiting.some(({ object }) => object === event.object) ? event.object : NO_OBJECT
    const explained = isMana ? [event.object] : event.kind === 'attackersDeclared' ? event.objects : []
    return this.flush(explained)
  }

  /** Was mana from this source made by tapping it, in the last mana ability? */
  areFor(source: ObjectId): boolean {
    return source !== NO_OBJECT && source === this.forMana
  }

  flush(except: readonly ObjectId[] = []): Line[] {
    const lines = this.waiting.filter(({ object }) => !except.includes(object)).map(({ line }) => line)
    this.waiting = []
    return lines
  }
}
