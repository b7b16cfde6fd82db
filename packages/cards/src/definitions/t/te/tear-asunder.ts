import { card, exile, keyword, kicked, mana, not, spell, target, the } from '@spellwright/dsl'

export const tearAsunder = card({
  name: 'Tear Asunder',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{1}{B}')] }),
    spell({
      targets: {
        permanent: target({ type: ['artifact', 'enchantment'] }, { onlyIf: not(kicked) }),
        other: target({ not: { type: 'land' } }, { onlyIf: kicked }),
      },
      effects: [{ kind: 'if', condition: kicked, then: [exile(the('other'))], else: [exile(the('permanent'))] }],
    }),
  ],
})
