import { card, continuous, keyword, mana, triggered } from '@spellwright/dsl'

export const astrologiansPlanisphere = card({
  name: "Astrologian's Planisphere",
  type: 'Artifact — Equipment',
  cost: '{1}{U}',
  abilities: [
    keyword('job select'),
    continuous({
      affects: 'attachedTo',
      apply: [
        { kind: 'addSubtype', subtypes: ['Wizard'] },
        {
          kind: 'gainAbility',
          ability: triggered({
            on: {
              kind: 'either',
              events: [
                { kind: 'cast', player: 'you', spell: { not: { type: 'creature' } } },
                { kind: 'drawn', player: 'you', nth: 3 },
              ],
            },
            effects: [{ kind: 'putCounters', what: 'self', counter: '+1/+1', count: 1 }],
          }),
        },
      ],
    }),
    keyword({ kind: 'equip', cost: [mana('{2}')] }),
  ],
})
