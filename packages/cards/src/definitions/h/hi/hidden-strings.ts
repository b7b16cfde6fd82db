import { card, type Effect, keyword, may, spell, tapIt, target, the, untap } from '@spellwright/dsl'

const tapOrUntap = (name: string): Effect =>
  may({
    kind: 'chooseOne',
    player: 'you',
    options: [
      { label: 'tap', effects: [tapIt(the(name))] },
      { label: 'untap', effects: [untap(the(name))] },
    ],
  })

export const hiddenStrings = card({
  name: 'Hidden Strings',
  cost: '{1}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { first: target({}), second: target({}, { differentFrom: [the('first')] }) },
      effects: [tapOrUntap('first'), tapOrUntap('second')],
    }),
    keyword('cipher'),
  ],
})
