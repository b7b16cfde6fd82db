import { all, apply, card, chooseOne, gain, spell, the, untap, youControlIt } from '@spellwright/dsl'

export const mobRule = card({
  name: 'Mob Rule',
  cost: '{4}{R}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      modes: chooseOne(
        {
          effects: [
            { kind: 'bind', as: 'them', what: all({ type: 'creature', power: { atLeast: 4 } }) },
            apply(the('them'), [youControlIt]),
            untap(the('them')),
            apply(the('them'), [gain('haste')]),
          ],
        },
        {
          effects: [
            { kind: 'bind', as: 'them', what: all({ type: 'creature', power: { atMost: 3 } }) },
            apply(the('them'), [youControlIt]),
            untap(the('them')),
            apply(the('them'), [gain('haste')]),
          ],
        },
      ),
      effects: [],
    }),
  ],
})
