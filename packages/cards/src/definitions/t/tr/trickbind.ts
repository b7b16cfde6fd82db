import { card, keyword, ruleUntil, spell, target, the } from '@spellwright/dsl'

export const trickbind = card({
  name: 'Trickbind',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    keyword('split second'),
    spell({
      targets: { ability: target({ zone: 'stack', stackKind: 'ability' }) },
      effects: [
        { kind: 'counterSpell', what: the('ability'), permanentAs: 'permanent' },
        ruleUntil({ kind: 'cantActivate', object: the('permanent'), ability: 'any' }),
      ],
    }),
  ],
})
