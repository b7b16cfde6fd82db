import { all, card, enters, exactly, put, the, triggered } from '@spellwright/dsl'

export const sultaiSoothsayer = card({
  name: 'Sultai Soothsayer',
  cost: '{2}{B}{G}{U}',
  type: 'Creature — Snake Shaman',
  power: 2,
  toughness: 5,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 4, as: 'seen' },
        { kind: 'chooseAmong', player: 'you', among: the('seen'), count: exactly(1), as: 'kept' },
        put('hand', the('kept')),
        put('graveyard', all({ zone: 'library', among: the('seen') })),
      ],
    }),
  ],
})
