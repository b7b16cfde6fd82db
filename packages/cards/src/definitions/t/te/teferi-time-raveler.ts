import { activated, card, draw, loyalty, returnTo, rule, ruleUntil, target, the, upTo } from '@spellwright/dsl'

export const teferiTimeRaveler = card({
  name: 'Teferi, Time Raveler',
  cost: '{1}{W}{U}',
  type: 'Legendary Planeswalker — Teferi',
  loyalty: 4,
  abilities: [
    rule({ kind: 'castOnlyAsSorcery', player: 'opponent', spell: {} }),
    activated({
      cost: [loyalty(1)],
      effects: [
        ruleUntil({ kind: 'castAsThoughFlash', player: 'you', spell: { type: 'sorcery' } }, 'untilYourNextTurn'),
      ],
    }),
    activated({
      cost: [loyalty(-3)],
      targets: { permanent: target({ type: ['artifact', 'creature', 'enchantment'] }, { count: upTo(1) }) },
      effects: [returnTo('hand', the('permanent')), draw(1)],
    }),
  ],
})
