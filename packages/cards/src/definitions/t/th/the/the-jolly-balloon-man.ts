import {
  activated,
  addSubtype,
  atBeginningOf,
  card,
  gain,
  keyword,
  mana,
  sacrificeIt,
  setBasePT,
  tap,
  target,
  the,
} from '@spellwright/dsl'

export const theJollyBalloonMan = card({
  name: 'The Jolly Balloon Man',
  cost: '{1}{R}{W}',
  type: 'Legendary Creature — Human Clown',
  power: 1,
  toughness: 4,
  abilities: [
    keyword('haste'),
    activated({
      cost: [mana('{1}'), tap],
      timing: 'sorcery',
      targets: { creature: target({ type: 'creature', controller: 'you', other: true }) },
      effects: [
        {
          kind: 'createTokenCopy',
          player: 'you',
          count: 1,
          of: the('creature'),
          except: [
            setBasePT(1),
            { kind: 'addColor', colors: ['R'] },
            addSubtype('Balloon'),
            gain('flying'),
            gain('haste'),
          ],
          as: 'token',
        },
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [sacrificeIt(the('token'))],
        },
      ],
    }),
  ],
})
