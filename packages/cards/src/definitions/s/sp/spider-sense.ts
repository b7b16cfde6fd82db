import { card, counterSpell, keyword, mana, spell, target, the } from '@spellwright/dsl'

export const spiderSense = card({
  name: 'Spider-Sense',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'webSlinging', cost: [mana('{U}')] }),
    spell({
      targets: {
        target: target({
          zone: 'stack',
          stackKind: 'any',
          any: [
            { stackKind: 'spell', type: 'instant' },
            { stackKind: 'spell', type: 'sorcery' },
            { stackKind: 'triggeredAbility' },
          ],
        }),
      },
      effects: [counterSpell(the('target'))],
    }),
  ],
})
