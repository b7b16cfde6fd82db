import { card, chooseOne, exile, pump, ruleUntil, spell, target, the } from '@spellwright/dsl'

export const operaLoveSong = card({
  name: 'Opera Love Song',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        {
          effects: [
            { kind: 'lookAtTop', player: 'you', count: 2, as: 'top' },
            exile(the('top'), { as: 'exiled' }),
            ruleUntil(
              { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' },
              'untilYourNextEndStep',
            ),
          ],
        },
        {
          targets: { creatures: target({ type: 'creature' }, { count: { min: 1, max: 2 } }) },
          effects: [pump(the('creatures'), 2, 0)],
        },
      ),
      effects: [],
    }),
  ],
})
