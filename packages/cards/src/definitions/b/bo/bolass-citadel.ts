import { activated, card, manaValueOf, payLife, rule, tap } from '@spellwright/dsl'

export const bolassCitadel = card({
  name: "Bolas's Citadel",
  type: 'Legendary Artifact',
  cost: '{3}{B}{B}{B}',
  abilities: [
    rule({ kind: 'topCardRevealed', player: 'you', to: 'owner' }),
    rule({ kind: 'mayPlayFrom', player: 'you', zone: 'library', what: { type: 'land' }, top: 'top' }),
    rule({ kind: 'mayCastFor', player: 'you', spell: {}, from: ['library'], cost: [payLife(manaValueOf('self'))] }),
    activated({
      cost: [tap, { kind: 'sacrifice', what: { not: { type: 'land' } }, count: 10 }],
      effects: [{ kind: 'loseLife', player: 'opponent', amount: 10 }],
    }),
  ],
})
