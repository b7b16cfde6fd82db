import { describe, expect, it } from 'vitest'
import { readFace } from '../../src/read/read-face.ts'

function saysOf(text: string, type = 'Sorcery'): string {
  const size = type.includes('Creature') ? { power: 2, toughness: 2 } : {}
  const result = readFace({ name: 'Test Subject', type, cost: '{1}', ...size }, text)
  return 'face' in result ? result.says : 'unread'
}

describe('a text is proved by writing it out again', () => {
  it('word for word, or in other words for the same', () => {
    expect(saysOf('Put a +1/+1 counter on target creature. It gains flying until end of turn.')).toBe('word for word')
    expect(saysOf('Put a +1/+1 counter on target creature. That creature gains flying until end of turn.')).toBe(
      'in other words',
    )
    expect(saysOf('You gain 1 life for each creature you control.')).toBe('in other words')
    expect(saysOf('Destroy target creature, then draw two cards.')).toBe('in other words')
  })

  it('but never where "it" could be something else', () => {
    const event = 'Whenever another creature enters'
    expect(saysOf(`${event}, this creature deals 2 damage to it.`, 'Creature')).not.toBe('unread')
    expect(saysOf(`${event}, this creature gets +1/+1 until end of turn. Untap it.`, 'Creature')).toBe('unread')
  })
})
