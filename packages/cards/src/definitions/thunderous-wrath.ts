import { card, keyword, mana, the } from '@spellwright/dsl'

export const thunderousWrath = card({
  name: 'Thunderous Wrath',
  cost: '{4}{R}{R}',
  type: 'Instant',
  abilities: [
    {
      kind: 'spell',
      targets: { target: { anyTarget: 'any target' } },
      effects: [{ kind: 'dealDamage', amount: 5, to: the('target') }],
    },
    keyword({ kind: 'miracle', cost: [mana('{R}')] }),
  ],
})
