import {
  card,
  controllerOf,
  dealDamage,
  draw,
  eventAmount,
  players,
  preventFromChosenSource,
  spell,
  the,
} from '@spellwright/dsl'

export const newWayForward = card({
  name: 'New Way Forward',
  type: 'Instant',
  cost: '{2}{U}{R}{W}',
  abilities: [
    spell({
      effects: [
        ...preventFromChosenSource(undefined, {
          to: { player: 'you' },
          then: [
            {
              kind: 'reflexiveTrigger',
              effects: [dealDamage(eventAmount, players(controllerOf(the('source')))), draw(eventAmount)],
            },
          ],
        }),
      ],
    }),
  ],
})
