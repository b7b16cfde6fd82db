import { card, createToken, enters, gainLife, target, the, token, triggered, upTo } from '@spellwright/dsl'

export const tolsimirFriendToWolves = card({
  name: 'Tolsimir, Friend to Wolves',
  cost: '{2}{G}{G}{W}',
  type: 'Legendary Creature — Elf Scout',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        createToken(
          1,
          token({
            name: 'Voja, Friend to Elves',
            colors: ['G', 'W'],
            type: 'Legendary Creature — Wolf',
            power: 3,
            toughness: 3,
          }),
        ),
      ],
    }),
    triggered({
      on: enters({ subtype: 'Wolf', controller: 'you' }),
      targets: { creature: target({ type: 'creature', controller: 'opponent' }, { count: upTo(1) }) },
      effects: [gainLife(3), { kind: 'fight', a: 'eventObject', b: the('creature') }],
    }),
  ],
})
