import { card, enters, exile, keyword, target, the, triggered } from '@spellwright/dsl'

export const shikoParagonOfTheWay = card({
  name: 'Shiko, Paragon of the Way',
  cost: '{2}{U}{R}{W}',
  type: 'Legendary Creature — Spirit Dragon',
  power: 4,
  toughness: 5,
  abilities: [
    keyword('flying'),
    keyword('vigilance'),
    triggered({
      on: enters('self'),
      targets: {
        card: target({ zone: 'graveyard', not: { type: 'land' }, manaValue: { atMost: 3 }, owner: 'you' }),
      },
      effects: [
        exile(the('card'), { as: 'exiled' }),
        { kind: 'copyCard', what: the('exiled'), as: 'copy' },
        { kind: 'castCard', what: the('copy'), player: 'you', cost: 'free', optional: 'may' },
      ],
    }),
  ],
})
