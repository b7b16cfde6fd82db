import { card, counterSpell, keyword, mana, spell, target, the } from '@spellwright/dsl'

export const consignToMemory = card({
  name: 'Consign to Memory',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'replicate', cost: [mana('{1}')] }),
    spell({
      targets: {
        target: target({
          zone: 'stack',
          stackKind: 'any',
          any: [{ stackKind: 'triggeredAbility' }, { stackKind: 'spell', is: 'colorless' }],
        }),
      },
      effects: [counterSpell(the('target'))],
    }),
  ],
})
