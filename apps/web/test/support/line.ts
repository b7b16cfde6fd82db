import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a server that can be cut, as a train's is in a tunnel. */
export interface Line {
  readonly address: string
  cut(): void
  mend(): void
  close(): void
}

/** A browser's own switch for being offline leaves open sockets alone, so the line goes through a port that can be cut. */
export async function openLine(port: number): Promise<Line> {
  const open = new Set<Socket>()
  let isCut = false
  const hangUp = (): void => {
    for (const socket of open) socket.destroy()
    open.clear()
  }
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    cut: () => {
      isCut = true
      hangUp()
    },
    mend: () => {
      isCut = false
    },
    close: () => {
      hangUp()
      server.close()
    },
  }
}
