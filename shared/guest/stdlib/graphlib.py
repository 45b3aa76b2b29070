"""graphlib: orders in which what depends comes after what it depends on."""

__all__ = ["CycleError", "TopologicalSorter"]


class CycleError(ValueError):
    pass


class TopologicalSorter:
    def __init__(self, graph=None):
        self._before, self._after, self._ready, self._passed, self._left = {}, {}, None, 0, 0
        for node, predecessors in (graph or {}).items():
            self.add(node, *predecessors)

    def add(self, node, *predecessors):
        if self._ready is not None:
            raise ValueError("Nodes cannot be added after a call to prepare()")
        self._before.setdefault(node, 0)
        self._after.setdefault(node, [])
        for each in predecessors:
            self._before.setdefault(each, 0)
            self._after.setdefault(each, []).append(node)
            self._before[node] += 1

    def prepare(self):
        if self._ready is not None:
            raise ValueError("cannot prepare() more than once")
        self._ready = [n for n, count in self._before.items() if count == 0]
        cycle = self._cycle()
        if cycle:
            raise CycleError("nodes are in a cycle", cycle)
        self._left, self._out = len(self._before), set()

    def _cycle(self):
        done = set()
        for root in self._before:
            path, on_path, iterators = [], {}, []
            node = root
            while True:
                if node in on_path:
                    return path[on_path[node]:] + [node]
                if node not in done:
                    done.add(node)
                    on_path[node] = len(path)
                    path.append(node)
                    iterators.append(iter(self._after[node]))
                while path:
                    node = next(iterators[-1], done)
                    if node is not done:
                        break
                    iterators.pop()
                    del on_path[path.pop()]
                else:
                    break
        return None

    def get_ready(self):
        if self._ready is None:
            raise ValueError("prepare() must be called first")
        made, self._ready = tuple(self._ready), []
        self._out.update(made)
        return made

    def is_active(self):
        if self._ready is None:
            raise ValueError("prepare() must be called first")
        return bool(self._ready) or bool(self._out)

    __bool__ = is_active

    def done(self, *nodes):
        if self._ready is None:
            raise ValueError("prepare() must be called first")
        for node in nodes:
            if node not in self._before:
                raise ValueError(f"node {node!r} was not added using add()")
            if node not in self._out:
                raise ValueError(f"node {node!r} was not passed out (still not ready)" if self._before[node] >= 0
                                 else f"node {node!r} was already marked done")  # fmt: skip
            self._out.discard(node)
            self._before[node] = -1
            for each in self._after[node]:
                self._before[each] -= 1
                if self._before[each] == 0:
                    self._ready.append(each)

    def static_order(self):
        self.prepare()
        while self.is_active():
            ready = self.get_ready()
            yield from ready
            self.done(*ready)

    @classmethod
    def __class_getitem__(cls, item):
        return cls
