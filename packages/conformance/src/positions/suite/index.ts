import type { Position } from '../position.ts'
import { block, race } from './combat.ts'
import { combine } from './combine.ts'
import { counter } from './counter.ts'
import { engine } from './engine.ts'
import { growth } from './growth.ts'
import { lethal } from './lethal.ts'
import { mana } from './mana.ts'
import { mulligan, sideboard } from './opening.ts'
import { patience } from './patience.ts'
import { plans } from './plans.ts'
import { protect } from './protect.ts'
import { reach } from './reach.ts'
import { removal } from './removal.ts'
import { wayBack } from './way-back.ts'

/** The positions by which bots are measured, each with the right answers of a strong player. */
export const positions: readonly Position[] = [
  ...lethal,
  ...counter,
  ...protect,
  ...patience,
  ...combine,
  ...race,
  ...block,
  ...wayBack,
  ...mana,
  ...engine,
  ...removal,
  ...plans,
  ...growth,
  ...reach,
  ...mulligan,
  ...sideboard,
]
