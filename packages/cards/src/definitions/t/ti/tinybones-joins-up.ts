import { anyNumber, card, discard, enters, loseLife, mill, the, triggered } from '@spellwright/dsl'

export const tinybonesJoinsUp = card({
  name: 'Tinybones Joins Up',
  type: 'Legendary Enchantment',
  cost: '{B}',
  abilities: [
    triggered({
      on: enters('self'),
      targets: { players: { players: { player: 'any' }, count: anyNumber } },
      effects: [discard(1, the('players'))],
    }),
    triggered({
      on: enters({ type: 'creature', supertype: 'legendary', controller: 'you' }),
      targets: { players: { players: { player: 'any' }, count: anyNumber } },
      effects: [mill(1, the('players')), loseLife(1, the('players'))],
    }),
  ],
})
