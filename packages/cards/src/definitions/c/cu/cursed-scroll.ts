import { activated, anyTarget, card, dealDamage, mana, matches, tap, the, when } from '@spellwright/dsl'

export const cursedScroll = card({
  name: 'Cursed Scroll',
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    activated({
      cost: [mana('{3}'), tap],
      targets: { victim: anyTarget },
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'cardName' }, as: 'name' },
        { kind: 'revealHand', player: 'you', random: 1, as: 'revealed' },
        when(matches(the('revealed'), { name: { chosen: 'name' } }), dealDamage(2, the('victim'))),
      ],
    }),
  ],
})
