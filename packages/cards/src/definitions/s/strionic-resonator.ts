import { activated, card, mana, tap, target, the } from '@spellwright/dsl'

export const strionicResonator = card({
  name: 'Strionic Resonator',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    activated({
      cost: [mana('{2}'), tap],
      targets: { ability: target({ zone: 'stack', stackKind: 'triggeredAbility', controller: 'you' }) },
      effects: [{ kind: 'copySpell', what: the('ability'), count: 1, newTargets: 'may' }],
    }),
  ],
})
