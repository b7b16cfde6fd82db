import { attacks, card, ruleUntil, triggered } from '@spellwright/dsl'

export const spectralBears = card({
  name: 'Spectral Bears',
  cost: '{1}{G}',
  type: 'Creature — Bear Spirit',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: attacks('self'),
      condition: {
        kind: 'exists',
        of: { color: 'B', is: 'nontoken', controller: 'defendingPlayer' },
        count: { exactly: 0 },
      },
      effects: [ruleUntil({ kind: 'doesntUntap', what: 'self' }, 'nextUntapStep')],
    }),
  ],
})
