import { card, keyword, mana, the } from '@spellwright/dsl'

export const electrosBolt = card({
  name: "Electro's Bolt",
  cost: '{2}{R}',
  type: 'Sorcery',
  abilities: [
    {
      kind: 'spell',
      targets: { target: { objects: { type: 'creature' } } },
      effects: [{ kind: 'dealDamage', amount: 4, to: the('target') }],
    },
    keyword({ kind: 'mayhem', cost: [mana('{1}{R}')] }),
  ],
})
