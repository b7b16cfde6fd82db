import {
  anyNumber,
  card,
  destroy,
  enters,
  entersWithCounters,
  keywords,
  target,
  the,
  triggered,
  X,
} from '@spellwright/dsl'

export const rampagingYaoGuai = card({
  name: 'Rampaging Yao Guai',
  cost: '{X}{G}{G}{G}',
  type: 'Creature — Bear Mutant',
  power: 2,
  toughness: 2,
  abilities: [
    ...keywords('vigilance', 'trample'),
    entersWithCounters('+1/+1', X),
    triggered({
      on: enters('self'),
      targets: {
        victims: target(
          { type: ['artifact', 'enchantment'] },
          { count: anyNumber, total: { value: 'manaValue', is: { atMost: X } } },
        ),
      },
      effects: [destroy(the('victims'))],
    }),
  ],
})
