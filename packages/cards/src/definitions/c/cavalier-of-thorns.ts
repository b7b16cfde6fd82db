import { all, card, dies, enters, exile, keyword, put, target, the, triggered } from '@spellwright/dsl'

export const cavalierOfThorns = card({
  name: 'Cavalier of Thorns',
  cost: '{2}{G}{G}{G}',
  type: 'Creature — Elemental Knight',
  power: 5,
  toughness: 6,
  abilities: [
    keyword('reach'),
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 5, reveal: 'reveal', as: 'revealed' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('revealed'),
          filter: { type: 'land' },
          count: { min: 1, max: 1 },
          as: 'kept',
        },
        put('battlefield', the('kept')),
        put('graveyard', all({ zone: 'library', among: the('revealed') })),
      ],
    }),
    triggered({
      on: dies('self'),
      targets: { card: target({ zone: 'graveyard', owner: 'you', not: { among: 'self' } }) },
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [exile('self')],
          then: [put('library', the('card'), { library: { position: 'top' } })],
        },
      ],
    }),
  ],
})
