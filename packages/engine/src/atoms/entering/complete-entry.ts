import { becomePrepared } from '../../frames/prepare.ts'
import type { Game } from '../../game/game.ts'
import type { GameObject } from '../../state/object.ts'
import { giveEmblem } from '../emblem.ts'
import { exchangeText } from '../exchange-text.ts'
import { link } from '../link.ts'
import type { EntryPlan } from './entry-plan.ts'
import { gainAsItEnters } from './gain-as-it-enters.ts'

/** What happens to a permanent and its controller as it enters, besides how it looks. */
export function completeEntry(game: Game, fresh: GameObject, entry: EntryPlan): void {
  if (entry.gains.length > 0) gainAsItEnters(game, fresh, entry.gains)
  for (const other of entry.exchangesText) exchangeText(game, fresh.id, other)
  if (entry.prepared) becomePrepared(game, fresh.id)
  for (const { key, objects } of entry.links) link(game, fresh.id, key, objects)
  for (const abilities of entry.emblems) giveEmblem(game, fresh.id, fresh.controller, abilities)
}
