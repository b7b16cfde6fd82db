import {
  anyNumber,
  bound,
  card,
  count,
  createToken,
  exile,
  search,
  shuffle,
  spell,
  targetOpponent,
  the,
} from '@spellwright/dsl'
import { blackZombie } from '../../../tokens.ts'

export const necromentia = card({
  name: 'Necromentia',
  cost: '{1}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetOpponent },
      effects: [
        {
          kind: 'chooseWord',
          player: 'you',
          choose: { kind: 'cardName', filter: { not: { type: 'land', supertype: 'basic' } } },
          as: 'name',
        },
        search(
          { name: { chosen: 'name' } },
          { whose: the('player'), zones: ['graveyard', 'hand', 'library'], count: anyNumber },
        ),
        { kind: 'let', as: 'fromHand', quantity: count({ zone: 'hand', among: the('found') }) },
        exile(the('found')),
        shuffle(the('player')),
        createToken(bound('fromHand'), blackZombie, the('player')),
      ],
    }),
  ],
})
