import { card, destroyNoRegeneration, enters, keyword, target, the, triggered } from '@spellwright/dsl'

export const nekrataal = card({
  name: 'Nekrataal',
  cost: '{2}{B}{B}',
  type: 'Creature — Human Assassin',
  power: 2,
  toughness: 1,
  abilities: [
    keyword('first strike'),
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature', not: { any: [{ type: 'artifact' }, { color: 'B' }] } }) },
      effects: [destroyNoRegeneration(the('creature'))],
    }),
  ],
})
