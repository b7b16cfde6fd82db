import { card, keyword, powerOf, putCounters, triggered, youCast } from '@spellwright/dsl'

export const jackalGeniusGeneticist = card({
  name: 'Jackal, Genius Geneticist',
  type: 'Legendary Creature — Human Scientist Villain',
  cost: '{G}{U}',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('trample'),
    triggered({
      on: youCast({ type: 'creature', manaValue: { exactly: powerOf('self') } }),
      effects: [
        {
          kind: 'copySpell',
          what: 'eventObject',
          count: 1,
          newTargets: 'keep',
          except: [{ kind: 'removeSupertype', supertypes: ['legendary'] }],
        },
        putCounters('+1/+1', 1, 'self'),
      ],
    }),
  ],
})
