import { addSubtype, addType, apply, card, enters, gain, may, setBasePT, setColor, triggered } from '@spellwright/dsl'

export const angelsTomb = card({
  name: "Angel's Tomb",
  cost: '{3}',
  type: 'Artifact',
  abilities: [
    triggered({
      on: enters({ type: 'creature', controller: 'you' }),
      effects: [
        may(
          apply('self', [
            addType('artifact', 'creature'),
            addSubtype('Angel'),
            setColor('W'),
            setBasePT(3),
            gain('flying'),
          ]),
        ),
      ],
    }),
  ],
})
