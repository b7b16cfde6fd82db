import { all, anyNumber, card, put, spell, the, X } from '@spellwright/dsl'

export const genesisWave = card({
  name: 'Genesis Wave',
  cost: '{X}{G}{G}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: X, as: 'top', reveal: 'reveal' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('top'),
          filter: { is: 'permanentCard', manaValue: { atMost: X } },
          count: anyNumber,
          as: 'cards',
        },
        put('battlefield', the('cards')),
        put('graveyard', all({ zone: 'library', among: the('top') })),
      ],
    }),
  ],
})
