import { activated, card, draw, loyalty, rule, ruleUntil, tapIt, target, the, upTo } from '@spellwright/dsl'

export const tamiyoFieldResearcher = card({
  name: 'Tamiyo, Field Researcher',
  cost: '{1}{G}{W}{U}',
  type: 'Legendary Planeswalker — Tamiyo',
  loyalty: 4,
  abilities: [
    activated({
      cost: [loyalty(1)],
      targets: { creatures: target({ type: 'creature' }, { count: upTo(2) }) },
      effects: [
        {
          kind: 'delayedTrigger',
          on: { kind: 'damage', source: { among: the('creatures') }, combat: 'combat' },
          lasts: 'everyTimeUntilYourNextTurn',
          effects: [draw(1)],
        },
      ],
    }),
    activated({
      cost: [loyalty(-2)],
      targets: { permanents: target({ not: { type: 'land' } }, { count: upTo(2) }) },
      effects: [tapIt(the('permanents')), ruleUntil({ kind: 'doesntUntap', what: the('permanents') }, 'nextUntapStep')],
    }),
    activated({
      cost: [loyalty(-7)],
      effects: [
        draw(3),
        {
          kind: 'getEmblem',
          player: 'you',
          abilities: [rule({ kind: 'mayCastFor', player: 'you', spell: {}, from: ['hand'], cost: [] })],
        },
      ],
    }),
  ],
})
