import { all, atBeginningOf, card, exile, target, the, triggered, upTo } from '@spellwright/dsl'

export const devourerOfDestiny = card({
  name: 'Devourer of Destiny',
  cost: '{5}{C}{C}',
  type: 'Creature — Eldrazi',
  power: 6,
  toughness: 6,
  abilities: [
    {
      kind: 'openingHand',
      effects: [
        { kind: 'reveal', what: 'self' },
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('upkeep', 'you'),
          lasts: 'once',
          effects: [
            { kind: 'lookAtTop', player: 'you', count: 4, as: 'seen' },
            { kind: 'chooseAmong', player: 'you', among: the('seen'), count: upTo(1), as: 'kept' },
            exile(all({ zone: 'library', among: the('seen'), not: { among: the('kept') } })),
          ],
        },
      ],
    },
    triggered({
      on: { kind: 'cast', player: 'you', spell: 'self' },
      targets: { permanent: target({ not: { is: 'colorless' } }) },
      effects: [exile(the('permanent'))],
    }),
  ],
})
