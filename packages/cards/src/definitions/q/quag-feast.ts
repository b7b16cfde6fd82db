import { card, destroy, matches, mill, spell, target, the, when } from '@spellwright/dsl'

export const quagFeast = card({
  name: 'Quag Feast',
  cost: '{1}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { permanent: target({ any: [{ type: ['creature', 'planeswalker'] }, { subtype: 'Vehicle' }] }) },
      effects: [
        mill(2),
        when(
          matches(the('permanent'), { manaValue: { atMost: { kind: 'cardsIn', zone: 'graveyard', player: 'you' } } }),
          destroy(the('permanent')),
        ),
      ],
    }),
  ],
})
