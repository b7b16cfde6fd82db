import { activated, apply, card, gain, keyword, mana, rule, ruleUntil, tap, target, the } from '@spellwright/dsl'

export const skrelvDefectorMite = card({
  name: 'Skrelv, Defector Mite',
  type: 'Legendary Artifact Creature — Phyrexian Mite',
  cost: '{W}',
  power: 1,
  toughness: 1,
  abilities: [
    keyword({ kind: 'toxic', count: 1 }),
    rule({ kind: 'cantBlock', what: 'self' }),
    activated({
      cost: [mana('{W/P}'), tap],
      targets: { creature: target({ type: 'creature', controller: 'you', other: true }) },
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'color' }, as: 'color' },
        apply(the('creature'), [
          gain({ kind: 'toxic', count: 1 }),
          gain({ kind: 'hexproofFrom', from: { color: { chosen: 'color' } } }),
        ]),
        ruleUntil({ kind: 'cantBeBlocked', what: the('creature'), by: { color: { chosen: 'color' } } }),
      ],
    }),
  ],
})
