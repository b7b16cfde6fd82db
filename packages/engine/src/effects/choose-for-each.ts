import { BASIC_LAND_TYPES, CARD_TYPES, COLORS, type EffectOf } from '@spellwright/dsl'
import { type Characteristics, hasSubtype, TYPE_BIT } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { askObjects } from '../decision/ask.ts'
import type { Game } from '../game/game.ts'
import { nameOf } from '../query/lookup.ts'
import { firstPlayer, objectsOf } from '../query/refs.ts'
import type { ObjectId } from '../state/ids.ts'
import type { Frame } from './frame.ts'

interface Sort {
  readonly name: string
  readonly has: (c: Characteristics) => boolean
}

const SORTS: { readonly [E in EffectOf<'chooseForEach'>['each']]: readonly Sort[] } = {
  cardType: CARD_TYPES.map((type) => ({ name: `${type} card`, has: ({ types }) => (types & TYPE_BIT[type]) !== 0 })),
  basicLandType: BASIC_LAND_TYPES.map((type) => ({ name: type, has: (c) => hasSubtype(c, type) })),
  colorPair: COLORS.flatMap((first, i) =>
    COLORS.slice(i + 1).map((second, j) => {
      const bits = (1 << i) | (1 << (i + 1 + j))
      return { name: `{${first}}{${second}} card`, has: ({ colors }: Characteristics) => colors === bits }
    }),
  ),
}

/** A card is chosen for one of its types only, so the next ones choose among the others; a land may be chosen again. */
export function chooseForEach(game: Game, frame: Frame, effect: EffectOf<'chooseForEach'>): ObjectId[] {
  const player = firstPlayer(game, frame, effect.player)
  const among = objectsOf(game, frame, effect.among).filter((id) => game.state.objects[id])
  const chosen: ObjectId[] = []
  for (const { name, has } of SORTS[effect.each]) {
    const isFree = (id: ObjectId): boolean => effect.each === 'basicLandType' || !chosen.includes(id)
    const candidates = among.filter((id) => isFree(id) && has(characteristics(game, id)))
    const text = `Choose ${effect.optional === 'may' ? 'up to one' : 'one'} ${name} for ${nameOf(game, frame.source)}.`
    const question = { player, purpose: 'choose', source: frame.source, text, shows: among } as const
    chosen.push(...askObjects(game, question, candidates, effect.optional === 'may' ? 0 : 1, 1))
  }
  return [...new Set(chosen)]
}
