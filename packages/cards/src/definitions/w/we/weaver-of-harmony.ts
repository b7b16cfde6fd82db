import { activated, card, continuous, mana, modifyPT, tap, target, the } from '@spellwright/dsl'

export const weaverOfHarmony = card({
  name: 'Weaver of Harmony',
  cost: '{1}{G}',
  type: 'Enchantment Creature — Snake Druid',
  power: 2,
  toughness: 2,
  abilities: [
    continuous({
      affects: { allTypes: ['enchantment', 'creature'], controller: 'you', other: true },
      apply: [modifyPT(1, 1)],
    }),
    activated({
      cost: [mana('{G}'), tap],
      targets: { ability: target({ zone: 'stack', stackKind: 'ability', controller: 'you', type: 'enchantment' }) },
      effects: [{ kind: 'copySpell', what: the('ability'), count: 1, newTargets: 'may' }],
    }),
  ],
})
