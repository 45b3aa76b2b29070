"""urllib: parse alone; programs here reach no network."""
