import { all, card, returnTo, spell } from '@spellwright/dsl'

export const whelmingWave = card({
  name: 'Whelming Wave',
  cost: '{2}{U}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        returnTo('hand', all({ type: 'creature', not: { subtype: ['Kraken', 'Leviathan', 'Octopus', 'Serpent'] } })),
      ],
    }),
  ],
})
