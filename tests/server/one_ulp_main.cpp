// The test device that is off by one ULP, behind a server or under conform:
//   one_ulp serve OPERATOR PORT TOKEN [PAGE_FOLDER]   serves until SIGTERM
//   one_ulp conform OPERATOR                          prints conform's table; exit code 1 on a fail
#include <cstdlib>
#include <cstring>
#include <iostream>

#include "devices/devices.h"
#include "devices/testing/one_ulp_device.h"
#include "runtime/conformance.h"
#include "server/server.h"

using namespace refjit;

namespace {

int serve(const std::string& op, int argc, char** argv) {
  server::ServeOptions options;
  options.port = static_cast<uint16_t>(std::atoi(argv[3]));
  options.token = argv[4];
  if (argc > 5) options.page_folder = argv[5];
  options.open_device = [op](Memory& outputs) -> Result<std::unique_ptr<runtime::Device>> {
    return devices::make_one_ulp_device(op, outputs);
  };
  return server::serve(options);
}

int conform(const std::string& op) {
  auto reference = runtime::make_reference_device();
  auto device = devices::make_one_ulp_device(op, host_memory());
  const auto rows = runtime::run_conformance(*reference, *device);
  std::cout << runtime::conformance_table(rows, device->describe().name);
  return runtime::has_failure(rows) ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 3 && std::strcmp(argv[1], "conform") == 0) return conform(argv[2]);
  if (argc >= 5 && std::strcmp(argv[1], "serve") == 0) return serve(argv[2], argc, argv);
  std::cerr << "one_ulp serve OPERATOR PORT TOKEN [PAGE_FOLDER] | one_ulp conform OPERATOR\n";
  return 2;
}
